import type { LicenceDocument, LicenceVersion } from '@yaoji/api-client/contract/licence'
import { Dialog } from '@yaoji/ui/dialog'
import { UploadList } from '@yaoji/ui/upload'
import { sentItem } from '../../core/form/sentFile'
import { DescriptionList } from '../../core/page/DescriptionList'
import { periodText } from '../../features/documents/periodText'
import * as css from './AccountDocumentsPage.css'

export interface DocumentVersionsDialogProps {
  open: boolean
  document: LicenceDocument
  onClose: () => void
}

/** Every version of a document that was submitted, the newest first. */
export function DocumentVersionsDialog({ open, document, onClose }: DocumentVersionsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={next => !next && onClose()} title={`${document.name}的历史版本`}>
      <ol className={css.versions}>
        {document.versions.map(version => (
          <li key={version.id}>
            <Version version={version} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Version({ version }: { version: LicenceVersion }) {
  const { number, person, submitted_at, state_text, reason, files } = version
  return (
    <>
      <DescriptionList
        rows={[
          ['状态', state_text],
          ['提交时间', submitted_at],
          ['编号', number],
          ['采购员', person],
          ['有效期', periodText(version)],
          ['未通过原因', reason],
        ]}
      />
      <UploadList items={files.map(sentItem)} labels={{ list: `${submitted_at} 提交的文件` }} />
    </>
  )
}
