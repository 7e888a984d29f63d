import type { RegisterDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENTS } from '@yaoji/domain'
import { DescriptionList } from '@yaoji/ui/description-list'
import { UploadList } from '@yaoji/ui/upload'
import { sentItem } from '../../core/form/sentFile'
import { periodText } from '../../features/documents/periodText'

export interface DocumentSummaryProps {
  document: RegisterDocument
  /** The name is shown, because what is above these facts names several documents. */
  named?: boolean
}

/** A document as it was saved: number, person, validity and files. */
export function DocumentSummary({ document, named = false }: DocumentSummaryProps) {
  const { type, name, number, person, files } = document
  return (
    <>
      <DescriptionList
        rows={[
          ['证照', named ? name : ''],
          [DOCUMENTS[type].number_name || '编号', number],
          ['采购员', person],
          ['有效期', periodText(document)],
        ]}
      />
      <UploadList items={files.map(sentItem)} labels={{ list: `${name}的文件` }} />
    </>
  )
}
