import { useAlert } from '@yaoji/ui/confirm'

/** The browser's own offer to install the page, where it makes one. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallEvent | null = null

/** Keeps the browser's offer until the buyer asks for it. Call once, before the first page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    // The event's type is not in the DOM library; browsers that send it give it a prompt.
    offer = event as InstallEvent
  })
}

/** Adds the shop to the desktop: by the browser's offer, or by saying how. */
export function useAddToDesktop(): () => void {
  const alert = useAlert()
  return () => {
    if (offer) {
      void offer.prompt()
      return
    }
    void alert({
      title: '添加到桌面',
      text: '请在浏览器菜单中选择“创建快捷方式”或“添加到主屏幕”，即可从桌面打开药集。',
    })
  }
}
