'use client'
import { useCopy } from '@yaoji/hooks'
import { forwardRef } from 'react'
import { Button, type ButtonProps } from '../button'
import { useLabels } from '../labels/useLabels'
import { composeEventHandlers } from '../part/composeEventHandlers'
import { plain } from '../theme/base.css'

export const copyButtonLabels = {
  copy: '复制',
  copied: '已复制',
  /** The browser does not allow it. */
  failed: '请手动复制',
  /** What is shown, with the name of what is copied, for screen readers. */
  spoken: (shown: string, name: string) => `${shown}${name}`,
}

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'name'> {
  /** What is copied. */
  text: string
  /** Name of what is copied, for screen readers: `订单号`. */
  name: string
  /** Words in place of those of {@link copyButtonLabels}. */
  labels?: Partial<typeof copyButtonLabels>
}

/** Copies a text, and says for two seconds whether it worked. Renders a small quiet Button. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, name, labels, onClick, ...rest },
  ref,
) {
  const { state, copy } = useCopy()
  const words = useLabels('copyButton', copyButtonLabels, labels)
  const shown = words[state || 'copy']
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={words.spoken(shown, name)}
      {...rest}
      ref={ref}
      onClick={composeEventHandlers(onClick, () => copy(text))}
    >
      <span aria-live="polite" className={plain} data-part="text">
        {shown}
      </span>
    </Button>
  )
})
