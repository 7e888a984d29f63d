import * as css from './LoadingBlocks.css'

export interface LoadingBlocksProps {
  /** What is loading, for screen readers. */
  text: string
  /** How many are expected. */
  count: number
  /** Style of the list; it places the blocks as the list places what it shows. */
  className?: string
  /** Style of a block: as high as what it stands for. */
  block: string
}

/** Empty blocks in place of a list's cards or rows while they load. */
export function LoadingBlocks({ text, count, className, block }: LoadingBlocksProps) {
  return (
    <div role="status">
      <span className={css.text}>{text}</span>
      <div aria-hidden className={className}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty shapes are all alike
          <span key={index} className={block} />
        ))}
      </div>
    </div>
  )
}
