import { useAlert } from '@yaoji/ui/confirm'

/** The browser's event that offers to install the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let installEvent: InstallEvent | null = null

/** Keeps the browser's install prompt until the buyer uses it. Call it before the first page. The returned function ends it. */
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

/** Adds the shop to the desktop: shows the browser's install prompt, or explains how. */
export function useAddToDesktop(): () => void {
  const alert = useAlert()
  return () => {
    if (installEvent) {
      // The browser shows a prompt once, and sends another event when it can show one again.
      void installEvent.prompt()
      installEvent = null
      return
    }
    void alert({
      title: '添加到桌面',
      text: '请在浏览器菜单中选择“创建快捷方式”或“添加到主屏幕”，即可从桌面打开药集。',
    })
  }
}
