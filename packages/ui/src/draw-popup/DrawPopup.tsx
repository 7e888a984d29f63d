'use client'
import type { PrizeDraw } from '@yaoji/hooks'
import * as button from '../button/Button.css'
import { DialogOverlay } from '../dialog'
import * as dialog from '../dialog/Dialog.css'
import { Icon } from '../icon'
import { dataAttr } from '../part/dataAttr'
import { joinClass, withClass } from '../part/withClass'
import * as css from './DrawPopup.css'
import * as Headless from './DrawPopup.headless'

export const DrawPopupRoot = Headless.DrawPopupRoot
export const DrawPopupContent = withClass(
  Headless.DrawPopupContent,
  `${dialog.content} ${css.content}`,
  'DrawPopupContent',
)
export const DrawPopupTitle = withClass(Headless.DrawPopupTitle, css.title, 'DrawPopupTitle')
export const DrawPopupText = withClass(Headless.DrawPopupText, css.text, 'DrawPopupText')

export function DrawPopupStart({ className, ...rest }: React.ComponentPropsWithoutRef<'button'>) {
  return (
    <Headless.DrawPopupStart
      data-variant="primary"
      data-size="m"
      data-full-width=""
      {...rest}
      className={joinClass(button.root, className)}
    />
  )
}

export function DrawPopupClose({ className, ...rest }: React.ComponentPropsWithoutRef<'button'>) {
  return (
    <Headless.DrawPopupClose {...rest} className={joinClass(dialog.close, className)}>
      <Icon name="close" />
    </Headless.DrawPopupClose>
  )
}

const DRAWERS = [0, 1, 2, 3, 4, 5, 6, 7, 8]
/** The drawers knock one after another, in no order that could be guessed. */
const TURNS = [4, 0, 7, 2, 8, 5, 1, 6, 3]

/** A draw as a wall of drawers: they knock while it draws, and the middle one opens on the prize. */
export function DrawPopup({ draw }: { draw: PrizeDraw }) {
  return (
    <DrawPopupRoot draw={draw}>
      <DialogOverlay className={css.overlay} data-draw={draw.state} />
      <DrawPopupContent>
        <DrawPopupTitle />
        <div aria-hidden className={css.wall}>
          {DRAWERS.map(drawer => (
            <span
              key={drawer}
              className={css.drawer}
              data-middle={dataAttr(drawer === 4)}
              style={{ animationDelay: `${(TURNS[drawer] ?? 0) * 180}ms` }}
            >
              <Icon name="gift" size="l" className={css.gift} />
            </span>
          ))}
        </div>
        <DrawPopupText />
        <DrawPopupStart />
        <DrawPopupClose />
      </DrawPopupContent>
    </DrawPopupRoot>
  )
}
