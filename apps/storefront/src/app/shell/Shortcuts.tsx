import { useLoaded, useStoredChoice } from '@yaoji/hooks'
import type { Shortcut } from '@yaoji/ui/shortcut-list'
import { useEffect, useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'
import { useNavigate } from 'react-router-dom'
import { href, type PlainRouteName } from '../../routes'

/** Only who asks for it pays for a dialog. */
const loadDialog = () => import('@yaoji/ui/shortcut-list')

/** Pages that two keys lead to, one after the other. */
const PAGES = [
  ['h', 'home', '首页'],
  ['l', 'list', '全部商品'],
  ['k', 'quickBuy', '快捷采购'],
  ['c', 'cart', '购物车'],
  ['j', 'cartCheck', '去结算'],
  ['o', 'orders', '我的订单'],
  ['f', 'star', '我的收藏'],
] as const satisfies readonly (readonly [key: string, route: PlainRouteName, name: string])[]

const SHORTCUTS: readonly Shortcut[] = [
  [['/'], '搜索商品'],
  ...PAGES.map(([key, , name]) => [['G', key.toUpperCase()], name] as const),
  [['?'], '键盘快捷键'],
]

export interface ShortcutsProps {
  /** Whether the dialog with the keys is open. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The listeners are there. */
  onReady: () => void
}

/** The shortcuts of every page, and the dialog that shows them. They do nothing in a dialog. */
export default function Shortcuts({ open, onOpenChange, onReady }: ShortcutsProps) {
  const [choice, choose] = useStoredChoice({
    storageKey: 'yaoji.shortcuts',
    storage: () => localStorage,
    values: ['on', 'off'],
  })
  const enabled = choice !== 'off'
  useShortcuts(enabled, () => onOpenChange(true))
  const ready = useRef(onReady)
  useEffect(() => ready.current(), [])
  const dialog = useLoaded({ load: loadDialog, wanted: open, onFail: () => onOpenChange(false) })
  if (!dialog) return null
  return (
    <dialog.ShortcutDialog
      open={open}
      onOpenChange={onOpenChange}
      shortcuts={SHORTCUTS}
      enabled={enabled}
      onEnabledChange={on => choose(on ? 'on' : 'off')}
    />
  )
}

function useShortcuts(enabled: boolean, onShow: () => void) {
  const navigate = useNavigate()
  const options = { enabled, useKey: true, preventDefault: true, ignoreEventWhen: inDialog }
  useHotkeys('/', focusSearch, options)
  useHotkeys('?', onShow, { ...options, ignoreModifiers: true })
  useHotkeys(
    PAGES.map(([key]) => `g>${key}`),
    (_event, { keys }) => {
      const page = PAGES.find(([key]) => key === keys?.at(-1))
      if (page) navigate(href(page[1]))
    },
    options,
  )
}

/** A page in a dialog has keys of its own; one that is closing has not. */
const inDialog = () =>
  document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null

/** The search of the header, where the page has one; what it holds is selected. */
function focusSearch() {
  const field = document.querySelector<HTMLInputElement>('header [role="combobox"]')
  field?.focus()
  field?.select()
}
