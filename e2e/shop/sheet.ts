import type { Page } from '@playwright/test'

/** Pastes lines of text into the page, outside of any field. */
export async function pasteText(page: Page, lines: readonly string[]): Promise<void> {
  await page.evaluate(text => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, lines.join('\n'))
}
