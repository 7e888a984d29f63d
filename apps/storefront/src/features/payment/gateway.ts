/** The page outside the shop at which an online payment is confirmed. The service gives its address. */
export const gateway = {
  open(url: string): void {
    window.location.assign(url)
  },
}
