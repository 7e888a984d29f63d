'use client'
import type { ReactNode } from 'react'

export interface QualityInspectionProps {
  /** The session user's; null for whoever has none. */
  quality_inspection: { quality_inspection_url: string; msg: string } | null
  /** Tells the message where there is no address, in the app's alert. */
  onMessage: (msg: string) => void
  className?: string
  children?: ReactNode
}

/**
 * Quality inspection (CH-18): a link where there is an address, otherwise a button that tells the message. Nothing for
 * whoever has neither.
 */
export function QualityInspection({
  quality_inspection,
  onMessage,
  className,
  children = '质检查询',
}: QualityInspectionProps) {
  const { quality_inspection_url: url = '', msg = '' } = quality_inspection ?? {}
  if (url !== '') {
    // Another system's address: it opens beside the shop, so that the buyer keeps her place.
    return (
      <a href={url} target="_blank" rel="noreferrer" className={className}>
        {children}
      </a>
    )
  }
  if (msg === '') return null
  return (
    <button type="button" className={className} onClick={() => onMessage(msg)}>
      {children}
    </button>
  )
}
