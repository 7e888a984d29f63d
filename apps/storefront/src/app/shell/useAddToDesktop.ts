import { showInstallPrompt } from '@yaoji/hooks'
import { useAlert } from '@yaoji/ui/confirm'

/** Adds the shop to the desktop: shows the browser's install prompt, or explains how. */
export function useAddToDesktop(): () => void {
  const alert = useAlert()
  return () => {
    if (showInstallPrompt()) return
    void alert({
      title: '添加到桌面',
      text: '请在浏览器菜单中选择“创建快捷方式”或“添加到主屏幕”，即可从桌面打开药集。',
    })
  }
}
