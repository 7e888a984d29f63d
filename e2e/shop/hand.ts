import type { Locator, Page } from '@playwright/test'

/** What a buyer's hand did: keys, each character of a text included, and clicks. */
export interface Hand {
  readonly keys: number
  readonly clicks: number
  /** Presses keys one after the other: `ArrowDown`, `Enter`. */
  press(...keys: string[]): Promise<void>
  /** Types a text, character by character. */
  type(text: string): Promise<void>
  click(target: Locator): Promise<void>
}

/** Counts every key and click of a page; nothing else of a test may press or click. */
export function countHand(page: Page): Hand {
  let keys = 0
  let clicks = 0
  return {
    get keys() {
      return keys
    },
    get clicks() {
      return clicks
    },
    async press(...pressed) {
      for (const key of pressed) {
        keys += 1
        await page.keyboard.press(key)
      }
    },
    async type(text) {
      keys += text.length
      await page.keyboard.type(text)
    },
    async click(target) {
      clicks += 1
      await target.click()
    },
  }
}
