/** Marks the tests that passed only in their second try, so that the JSON report has them. */
export default class Retried {
  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) test.meta().retried = true
  }
}
