/// Defined by TestSupport: what every process that links it does before its first test.
void sizingkit_tests_begin(void);
