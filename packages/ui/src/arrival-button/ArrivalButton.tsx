'use client'
import { forwardRef, useContext } from 'react'
import { Button, type ButtonProps } from '../button'
import { useLabels } from '../labels/useLabels'
import { AddPlace } from '../part/addPlace'
import { joinClass } from '../part/joinClass'

/** The words of the component; `labels` replaces them. */
export const arrivalButtonLabels = {
  ask: '到货通知',
  /** The buyer waits; a press takes it back. */
  registered: '已登记，取消',
  /** Name for screen readers. */
  askFor: (name: string) => `到货通知 ${name}`,
  cancelFor: (name: string) => `已登记，取消 ${name} 的到货通知`,
}

export interface ArrivalButtonProps extends Omit<ButtonProps, 'children' | 'name' | 'size'> {
  /** Name of the product that is sold out. */
  name: string
  /**
   * The buyer is told when it arrives.
   * @default false
   */
  registered?: boolean
  /** Words in place of those of {@link arrivalButtonLabels}. */
  labels?: Partial<typeof arrivalButtonLabels>
  /**
   * As an `AddToCartButton` of this size. By default the size of the one whose place it takes, else `s`.
   */
  size?: 's' | 'l' | undefined
}

/**
 * Registers for a message when a sold-out product arrives, and takes it back. Renders {@link Button}, pressed while
 * registered; sets its data attributes.
 */
export const ArrivalButton = forwardRef<HTMLButtonElement, ArrivalButtonProps>(function ArrivalButton(
  { name, registered = false, size, labels, className, ...rest },
  ref,
) {
  const place = useContext(AddPlace)
  const words = useLabels('arrivalButton', arrivalButtonLabels, labels)
  return (
    <Button
      variant={registered ? 'quiet' : 'secondary'}
      aria-label={registered ? words.cancelFor(name) : words.askFor(name)}
      {...rest}
      ref={ref}
      size={size ?? place?.size ?? 's'}
      className={joinClass(place?.className, className)}
      aria-pressed={registered}
    >
      {registered ? words.registered : words.ask}
    </Button>
  )
})
