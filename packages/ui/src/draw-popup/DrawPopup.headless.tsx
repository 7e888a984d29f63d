'use client'
import { type PrizeDraw, prizeText } from '@yaoji/hooks'
import { type ComponentPropsWithoutRef, createContext, forwardRef, type ReactNode } from 'react'
import {
  DialogContent,
  type DialogContentProps,
  DialogPortal,
  DialogRoot,
  DialogTitle,
} from '../dialog/headless'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { dataAttr } from '../part/dataAttr'
import { useRequiredContext } from '../part/useRequiredContext'

const Context = createContext<PrizeDraw | null>(null)

/** The draw of the popup around; for parts of your own. */
export const useDrawPopup = (part: string) => useRequiredContext(Context, part, 'DrawPopupRoot')

/** A draw over the page while it is not hidden (ST-05). Renders nothing of its own. Takes what `usePrizeDraw` gives. */
export function DrawPopupRoot({ draw, children }: { draw: PrizeDraw; children: ReactNode }) {
  return (
    <Context.Provider value={draw}>
      <DialogRoot open={draw.state !== 'hidden'} onOpenChange={open => !open && draw.close()}>
        <DialogPortal>{children}</DialogPortal>
      </DialogRoot>
    </Context.Provider>
  )
}

/** The popup. Renders a dialog; sets `data-draw` to the state of the draw. Esc closes, which asks first while it draws. */
export const DrawPopupContent = forwardRef<HTMLDivElement, DialogContentProps>(function Content(props, ref) {
  const { state } = useDrawPopup('DrawPopupContent')
  return (
    <DialogContent
      size="s"
      aria-describedby={undefined}
      {...props}
      ref={ref}
      // A stray press beside it, or one in the question above it, does not close it.
      onInteractOutside={event => event.preventDefault()}
      data-draw={state}
    />
  )
})

/** Names the draw by its activity. Renders `h2`. */
export const DrawPopupTitle = forwardRef<HTMLHeadingElement, ComponentPropsWithoutRef<'h2'>>(
  function Title(props, ref) {
    const { activity } = useDrawPopup('DrawPopupTitle')
    return (
      <DialogTitle {...props} ref={ref}>
        {activity?.name || '抽奖'}
      </DialogTitle>
    )
  },
)

/** What there is to read: the invitation, that it draws, the prize. Renders a status. */
export const DrawPopupText = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function Text(props, ref) {
    const { state, activity, prize } = useDrawPopup('DrawPopupText')
    const revealed = state === 'fading' || state === 'reading'
    const waiting = state === 'drawing' ? '正在抽奖' : activity?.remarks || '您有一次抽奖机会'
    return (
      <p role="status" {...props} ref={ref}>
        {revealed && prize ? prizeText(prize) : waiting}
      </p>
    )
  },
)

/** Draws, and closes once there is a prize. Renders `button`. */
export const DrawPopupStart = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Start({ onClick, ...rest }, ref) {
    const { state, start, close } = useDrawPopup('DrawPopupStart')
    const drawn = state === 'fading' || state === 'reading'
    const drawing = state === 'drawing'
    return (
      <button
        type="button"
        aria-disabled={drawing || undefined}
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, () => !drawing && (drawn ? close : start)())}
        data-busy={dataAttr(drawing)}
      >
        {WORDS[state]}
      </button>
    )
  },
)

const WORDS = {
  hidden: '开始抽奖',
  ready: '开始抽奖',
  drawing: '抽奖中',
  fading: '知道了',
  reading: '知道了',
} as const satisfies Record<PrizeDraw['state'], string>

/** Closes it; while it draws it asks first. Renders `button`. */
export const DrawPopupClose = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function Close({ onClick, ...rest }, ref) {
    const { close } = useDrawPopup('DrawPopupClose')
    return (
      <button
        type="button"
        aria-label="关闭"
        {...rest}
        ref={ref}
        onClick={composeEventHandlers(onClick, close)}
      />
    )
  },
)
