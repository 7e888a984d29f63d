'use client'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'
import { joinClass } from '../part/joinClass'
import * as css from './Button.css'

export interface ButtonLook {
  /**
   * `primary` for the main action of a page, `secondary` beside it, `quiet` in rows, `danger` for what cannot be undone.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** @default 'm' */
  size?: 's' | 'm' | 'l'
  /**
   * Fills its line.
   * @default false
   */
  fullWidth?: boolean
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /**
   * The action is under way: presses do nothing, the focus stays.
   * @default false
   */
  busy?: boolean
}

function lookOf({ variant = 'secondary', size = 'm', fullWidth }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-full-width': dataAttr(fullWidth) }
}

/**
 * A button that can wait. Renders `button`, of type `button` unless `type` is given; sets `data-variant`, `data-size`,
 * `data-full-width`, `data-busy`. While busy it neither calls `onClick` nor submits.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, fullWidth, busy = false, onClick, className, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      onClick={busy ? event => event.preventDefault() : onClick}
      {...lookOf({ variant, size, fullWidth })}
      data-busy={dataAttr(busy)}
    />
  )
})

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/**
 * A link that looks like a button. Renders the application's link; data attributes as {@link Button}, without
 * `data-busy`.
 */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, fullWidth, className, ...rest },
  ref,
) {
  return (
    <Link
      {...rest}
      ref={ref}
      className={joinClass(css.root, className)}
      {...lookOf({ variant, size, fullWidth })}
    />
  )
})
