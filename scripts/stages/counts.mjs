/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The counts of no test. @type {Readonly<Counts>} */
export const NONE = Object.freeze({ passed: 0, failed: 0, skipped: 0 })

/** @param {Counts[]} list */
export function sumCounts(list) {
  return list.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    NONE,
  )
}

/** `12 passed, 0 failed`, and `, 3 skipped` when there are skipped tests. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
