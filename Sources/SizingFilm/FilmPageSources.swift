/// The style sheet and the script of the page of a film.
enum FilmPageSources {
    static let style = """
        :root { color-scheme: light; --back: #fff; --text: #1c1c1e; --soft: #6e6e73; --line: #c7c7cc; --field: #f2f2f7; \
        --estimated: #8e8e93; --measured: #248a3d; --corrected: #c93400; --moved: #ff2d20 }
        [data-style=dark] { color-scheme: dark; --back: #000; --text: #f2f2f7; --soft: #98989d; --line: #48484a; \
        --field: #1c1c1e; --estimated: #98989d; --measured: #30d158; --corrected: #ff9f0a; --moved: #ff453a }
        body { margin: 0 auto; padding: 16px; max-width: 1500px; background: var(--back); color: var(--text); \
        font: 15px system-ui, sans-serif }
        h1 { font-size: 20px; margin: 0 0 10px } h2 { font-size: 16px; margin: 0 0 8px }
        header { position: sticky; top: 0; background: var(--back); padding-bottom: 6px; z-index: 1 }
        .controls { display: flex; gap: 8px; align-items: center } #frame { flex: 1 } #number { min-width: 6em }
        button { font: inherit; padding: 4px 10px } .legend { color: var(--soft); margin: 8px 0 }
        .legend span { display: inline-block; width: 14px; height: 11px; margin: 0 4px 0 12px; border: 2px solid }
        .estimated { color: var(--estimated); border-style: dashed !important } .measured { color: var(--measured) }
        .corrected { color: var(--corrected) } .moved { color: var(--moved); background: var(--moved) }
        main { display: flex; flex-wrap: wrap; gap: 32px } .pair { display: flex; gap: 12px; align-items: start }
        .pair svg { border: 1px solid var(--line); border-radius: 14px } .inside { background: var(--field) }
        .facts { min-height: 8.5em; margin: 8px 0; line-height: 1.5; font-variant-numeric: tabular-nums }
        .facts b { color: var(--moved) }
        """

    static let script = """
        const statuses = ["estimated", "measured", "corrected"], space = "http://www.w3.org/2000/svg";
        const reach = contents.reach, slider = document.getElementById("frame");
        const last = Math.max(0, ...contents.films.map(film => film.frames.length)) - 1;
        slider.max = last;
        function make(name, attributes, parent) {
          const element = document.createElementNS(space, name);
          for (const key in attributes) element.setAttribute(key, attributes[key]);
          if (parent) parent.append(element);
          return element;
        }
        const panes = contents.films.map((film, number) => {
          const box = document.createElement("section"), heading = document.createElement("h2");
          heading.textContent = film.title;
          const pair = document.createElement("div"), facts = document.createElement("div");
          pair.className = "pair"; facts.className = "facts";
          const screen = make("svg", { width: film.width, height: film.height, viewBox: `0 0 ${film.width} ${film.height}` });
          const defs = make("defs", {}, screen);
          film.shapes.forEach((shape, index) => {
            make("g", { id: `f${number}s${index}` }, defs).innerHTML = shape;
          });
          make("rect", { width: film.width, height: film.height, fill: film.background }, screen);
          const content = make("g", {}, screen);
          const scale = 1 / (1 + 2 * reach), width = Math.max(150, film.width * scale * 1.5);
          const inside = make("svg", { class: "inside", width, height: film.height });
          pair.append(screen, inside); box.append(heading, pair, facts);
          document.getElementById("films").append(box);
          return { film, number, content, inside, facts, scale, width };
        });
        function show(index) {
          slider.value = index;
          document.getElementById("number").textContent = `frame ${index} of ${last}`;
          for (const pane of panes) draw(pane, Math.min(index, pane.film.frames.length - 1));
        }
        function draw({ film, number, content, inside, facts, scale, width }, index) {
          const frame = film.frames[index];
          content.replaceChildren(); inside.replaceChildren();
          for (const [shape, x, y, w, h, moved] of frame.parts) {
            const place = { x: x - frame.x, y: y - frame.y };
            make("use", { href: `#f${number}s${shape}`, ...place }, content);
            if (moved) make("rect", { ...place, width: w, height: h, fill: "var(--moved)", "fill-opacity": .35 }, content);
          }
          const left = (width - film.width * scale) / 2, top = film.height * reach * scale;
          const at = (x, y) => ({ x: left + (x - frame.x) * scale, y: top + (y - frame.y) * scale });
          const movedAt = new Set(frame.parts.filter(part => part[5]).map(part => `${part[1]} ${part[2]}`));
          for (const [section, item, x, y, w, h, status] of frame.elements) {
            const color = movedAt.has(`${x} ${y}`) ? "var(--moved)" : `var(--${statuses[status]})`;
            const place = at(x, y), box = { ...place, width: Math.max(1, w * scale - 1), height: Math.max(1, h * scale - 1) };
            make("rect", { ...box, fill: color, "fill-opacity": .15, stroke: color,
              "stroke-dasharray": status ? "none" : "4 3" }, inside);
            if (h * scale < 13) continue;
            const words = w * scale < 80 && h * scale > 30 ? [`${section}-${item}`, `${h}`] : [`${section}-${item}  ${h}`];
            words.forEach((text, line) => {
              const y = place.y + Math.min(h * scale / 2 + 4, 15) + line * 13;
              make("text", { x: place.x + 5, y, "font-size": 11, fill: color }, inside).textContent = text;
            });
          }
          for (const [name, y] of [["origin", frame.origin], ["end of the content", frame.content[1]]]) {
            const place = at(frame.x, y);
            if (place.y < -1 || place.y > film.height + 1) continue;
            make("line", { x1: 0, x2: width, y1: place.y, y2: place.y, stroke: "var(--soft)", "stroke-width": 2 }, inside);
            make("text", { x: 4, y: place.y - 4, "font-size": 11, fill: "var(--soft)" }, inside).textContent = name;
          }
          make("rect", { x: left - 3, y: top, width: film.width * scale + 6, height: film.height * scale, fill: "none",
            stroke: "var(--text)", "stroke-width": 2, rx: 4 }, inside);
          const before = film.frames[index - 1] || frame;
          const known = new Map(before.elements.map(element => [`${element[0]}-${element[1]}`, element]));
          const found = frame.elements.filter(element => {
            const old = known.get(`${element[0]}-${element[1]}`);
            return element[6] && (old ? old[6] !== element[6] || old[5] !== element[5] : before !== frame);
          });
          const sum = film.frames.slice(0, index + 1).reduce((total, frame) => total + frame.moved, 0);
          facts.textContent = "";
          const line = (text, isBad) => {
            const element = document.createElement(isBad ? "b" : "span");
            element.textContent = text; facts.append(element, document.createElement("br"));
          };
          line(`offset ${frame.y}` + (frame.x ? `, ${frame.x} across` : "") + `, origin ${frame.origin}, content ${frame.content[1]} points long`);
          line(`scrolled by ${(frame.y - before.y).toFixed(2)} points`);
          for (const note of frame.notes) line(note);
          line(found.length
            ? "new sizes: " + found.map(element => `${element[0]}-${element[1]}: ${element[5]}`).join(", ") : "no new sizes");
          line(`moved under the reader: ${frame.moved} px in this frame, ${sum} px so far`, frame.moved > 0);
        }
        let timer = null;
        const step = by => show(Math.max(0, Math.min(last, Number(slider.value) + by)));
        document.getElementById("play").onclick = event => {
          if (timer) { clearInterval(timer); timer = null; event.target.textContent = "Play"; return; }
          event.target.textContent = "Pause";
          timer = setInterval(() => Number(slider.value) >= last ? show(0) : step(1), 33);
        };
        document.getElementById("before").onclick = () => step(-1);
        document.getElementById("after").onclick = () => step(1);
        document.getElementById("jump").onclick = () => {
          for (let index = Number(slider.value) + 1; index <= last; index++) {
            if (contents.films.some(film => film.frames[index] && film.frames[index].moved)) return show(index);
          }
        };
        slider.oninput = () => show(Number(slider.value));
        show(Number(location.hash.slice(1)) || 0);
        """
}
