import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Link, type LinkProps } from '../link'
import { dataAttr } from '../part/dataAttr'

export interface ButtonLook {
  /** `primary` for the one main thing of a page, `secondary` beside it, `quiet` in rows, `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 's' | 'm' | 'l'
  fullWidth?: boolean
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** What was pressed is under way: presses do nothing, focus stays. */
  busy?: boolean
}

function lookOf({ variant = 'secondary', size = 'm', fullWidth }: ButtonLook) {
  return { 'data-variant': variant, 'data-size': size, 'data-full-width': dataAttr(fullWidth) }
}

/**
 * A button that can wait. Renders `button`, of type `button` unless told; sets `data-variant`, `data-size`,
 * `data-full-width`, `data-busy`. While busy it neither calls `onClick` nor submits.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, fullWidth, busy = false, onClick, ...rest },
  ref,
) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      ref={ref}
      onClick={busy ? event => event.preventDefault() : onClick}
      {...lookOf({ variant, size, fullWidth })}
      data-busy={dataAttr(busy)}
    />
  )
})

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link that looks like a button, because it goes somewhere. Renders a link through the app's router. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, fullWidth, ...rest },
  ref,
) {
  return <Link {...rest} ref={ref} {...lookOf({ variant, size, fullWidth })} />
})
