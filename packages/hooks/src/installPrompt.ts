/** The browser's event that offers to install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let installEvent: InstallEvent | null = null

/** Keeps the browser's install prompt until it is used. Call it before the first page. The returned function ends it. */
export function keepInstallPrompt(): () => void {
  function keep(event: Event) {
    event.preventDefault()
    // The event's type is not in the DOM library; browsers that send it give it a prompt.
    installEvent = event as InstallEvent
  }
  addEventListener('beforeinstallprompt', keep)
  return () => {
    removeEventListener('beforeinstallprompt', keep)
    installEvent = null
  }
}

/** Shows the browser's install prompt. Returns whether there was one: the browser shows it once, and may send another. */
export function showInstallPrompt(): boolean {
  const event = installEvent
  installEvent = null
  void event?.prompt()
  return event !== null
}
