import type { RegisterDocument } from '@yaoji/api-client/contract/register'
import { DOCUMENTS } from '@yaoji/domain'
import { UploadList } from '@yaoji/ui/upload'
import { sentItem } from './documentFile'
import { Facts } from './Facts'

/** A document as it was saved: its name where it is one of several, number, person, validity and files. */
export function DocumentFacts({ document }: { document: RegisterDocument }) {
  const { type, name, number, person, files } = document
  return (
    <>
      <Facts
        rows={[
          ['证照', name],
          [DOCUMENTS[type].number_name || '编号', number],
          ['采购员', person],
          ['有效期', periodText(document)],
        ]}
      />
      <UploadList items={files.map(sentItem)} labels={{ list: `${name}的文件` }} />
    </>
  )
}

function periodText({ begin_date, end_date, long_term }: RegisterDocument): string {
  return `${begin_date ?? ''} 至 ${long_term ? '长期' : (end_date ?? '')}`
}
