/** Loads the address that is shown again, as the browser's button does. */
export function reloadPage() {
  window.location.reload()
}
