'use client'
import { DOCUMENTS, type DocumentType } from '@yaoji/domain'
import { forwardRef, type HTMLAttributes } from 'react'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import { type SentFileInfo, sentItem, UploadList } from '../upload'

export const documentSummaryLabels = {
  document: '证照',
  number: (type: DocumentType): string => DOCUMENTS[type].number_name || '编号',
  person: '采购员',
  period: '有效期',
  dates: (begin_date: string | null, end_date: string | null, long_term: number) =>
    `${begin_date ?? ''} 至 ${long_term ? '长期' : (end_date ?? '')}`,
  /** Name of the files, for screen readers. */
  files: (name: string) => `${name}的文件`,
}

/** A document that was saved, by the wire's names. */
export interface DocumentSummaryDocument {
  type: DocumentType
  name: string
  number: string
  person: string
  begin_date: string | null
  end_date: string | null
  /** 1: it has no end. */
  long_term: number
  files: readonly SentFileInfo[]
}

export interface DocumentSummaryProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  document: DocumentSummaryDocument
  /**
   * The name is shown, because what is above these details names several documents.
   * @default false
   */
  named?: boolean
  /** Words in place of those of {@link documentSummaryLabels}. */
  labels?: Partial<typeof documentSummaryLabels>
}

/** A document as it was saved: number, person, validity and files. Renders `div`. */
export const DocumentSummary = forwardRef<HTMLDivElement, DocumentSummaryProps>(function DocumentSummary(
  { document, named = false, labels, className, ...rest },
  ref,
) {
  const words = useLabels('documentSummary', documentSummaryLabels, labels)
  const times = useTimes()
  const { type, name, number, person, begin_date, end_date, long_term, files } = document
  const dateOf = (day: string | null) => day && times.date(day)
  return (
    <div {...rest} ref={ref} className={joinClass(plain, className)}>
      <DescriptionList
        rows={[
          [words.document, named ? name : ''],
          [words.number(type), number],
          [words.person, person],
          [words.period, words.dates(dateOf(begin_date), dateOf(end_date), long_term)],
        ]}
      />
      <UploadList items={files.map(sentItem)} labels={{ list: words.files(name) }} />
    </div>
  )
})
