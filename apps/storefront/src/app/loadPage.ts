import type { ComponentType } from 'react'

/** Mark that this tab was reloaded for a lost chunk already. */
const RELOADED = 'yaoji.reloaded'

/**
 * Loads a page's code. After a deploy an old tab asks for files that are gone: it is reloaded once, and only when
 * that did not help the error reaches the page.
 */
export async function loadPage(
  page: () => Promise<{ default: ComponentType }>,
): Promise<{ Component: ComponentType }> {
  try {
    const { default: Component } = await page()
    sessionStorage.removeItem(RELOADED)
    return { Component }
  } catch (error) {
    if (sessionStorage.getItem(RELOADED) !== null) throw error
    sessionStorage.setItem(RELOADED, '1')
    location.reload()
    return new Promise(() => {})
  }
}
