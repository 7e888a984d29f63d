/** Pages outside the shop, at which a payment or a WeChat account is confirmed. The service gives their addresses. */
export const outside = {
  open(url: string): void {
    window.location.assign(url)
  },
}

/** Opens a page outside. Resolves when the user comes back and the browser shows this page as it was. */
export async function leaveTo(url: string): Promise<void> {
  outside.open(url)
  await new Promise(resolve => {
    window.addEventListener('pageshow', resolve, { once: true })
  })
}
