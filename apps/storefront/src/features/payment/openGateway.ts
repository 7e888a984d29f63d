/** Leaves for the page at which an online payment is confirmed. The service gives its address. */
export function openGateway(url: string): void {
  window.location.assign(url)
}
