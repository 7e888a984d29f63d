import { useCopy } from '@yaoji/hooks'
import { Button } from '@yaoji/ui/button'
import { touchTarget } from './touchTarget.css'

const TEXTS = { '': '复制', copied: '已复制', failed: '请手动复制' } as const

export interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** Name of what is copied: `订单号`. */
  name: string
}

/** Copies a text, and says for two seconds whether it worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { state, copy } = useCopy()
  return (
    <Button
      variant="quiet"
      size="s"
      className={touchTarget}
      aria-label={`${TEXTS[state]}${name}`}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{TEXTS[state]}</span>
    </Button>
  )
}
