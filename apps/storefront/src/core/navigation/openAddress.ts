/** Loads an address anew, so that nothing of the page before is left. */
export function openAddress(address: string) {
  window.location.assign(address)
}
