/** Marks the tests that passed only in their second try, so that the JSON report has them. */
export default class Retried {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    // A test that is meant to fail does so in each try.
    if (test.diagnostic()?.flaky && !test.options.fails) test.meta().retried = true
  }
}
