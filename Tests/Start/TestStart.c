#include "TestStart.h"

// Swift has no code of its own that runs before the first test, whichever tests are chosen.
__attribute__((constructor)) static void begin(void) {
    sizingkit_tests_begin();
}
