import type { LicenceDocument } from '@yaoji/api-client/contract/licence'
import { Button } from '@yaoji/ui/button'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { touchTarget } from '../../core/page/touchTarget.css'
import { periodText } from '../../features/documents/periodText'
import * as css from './AccountDocumentsPage.css'
import { DocumentPicture } from './DocumentPicture'

export interface DocumentsTableProps {
  /** Undefined while the answer loads. */
  documents: readonly LicenceDocument[] | undefined
  canUpdate?: boolean
  onUpdate?: (document: LicenceDocument) => void
  onVersions?: (document: LicenceDocument) => void
}

/** The documents of the buyer's enterprise: picture, number, validity, state and what can be done. */
export function DocumentsTable({ documents, canUpdate = false, onUpdate, onVersions }: DocumentsTableProps) {
  const columns: readonly RecordColumn<LicenceDocument>[] = [
    {
      key: 'document',
      title: '证照',
      width: '30%',
      lines: 3,
      render: document => (
        <div className={css.document}>
          <DocumentPicture document={document} />
          <span className={css.cell}>
            {document.name}
            <span className={css.about}>{document.is_required ? '必需' : '选填，可开通更多经营范围'}</span>
          </span>
        </div>
      ),
    },
    {
      key: 'number',
      title: '编号',
      render: ({ number, person }) => (
        <span className={css.cell}>
          {number || '—'}
          {person && <span className={css.about}>采购员：{person}</span>}
        </span>
      ),
    },
    {
      key: 'period',
      title: '有效期',
      width: '200px',
      render: document => (
        <span className={css.period}>{document.id === null ? '—' : periodText(document)}</span>
      ),
    },
    { key: 'state', title: '状态', render: document => <DocumentState document={document} /> },
    {
      key: 'action',
      title: '操作',
      width: '136px',
      narrow: 'plain',
      lines: 2,
      render: document => (
        <span className={css.actions}>
          {canUpdate && (
            <Button
              size="s"
              variant={isUrgent(document) ? 'primary' : 'secondary'}
              className={touchTarget}
              aria-label={`${updateText(document)}${document.name}`}
              onClick={() => onUpdate?.(document)}
            >
              {updateText(document)}
            </Button>
          )}
          {document.versions.length > 0 && (
            <Button
              size="s"
              variant="quiet"
              className={touchTarget}
              aria-label={`${document.name}的历史版本`}
              onClick={() => onVersions?.(document)}
            >
              历史
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <RecordsTable
      label="资质证件"
      columns={columns}
      rows={documents}
      rowKey={({ type }) => type}
      skeletonRows={7}
      labels={{ loading: '正在加载资质证件' }}
    />
  )
}

function updateText({ id }: LicenceDocument): string {
  return id === null ? '上传' : '更新'
}

/** It stops the checkout, or soon will. */
function isUrgent({ state, is_required }: LicenceDocument): boolean {
  return state === 'expired' || state === 'expiring' || (is_required === 1 && state !== 'valid')
}

function DocumentState({ document: { state, state_text, reason } }: { document: LicenceDocument }) {
  return (
    <span className={css.cell}>
      <span className={css.state} data-state={state}>
        {state_text}
      </span>
      {reason && <span className={css.about}>未通过原因：{reason}</span>}
    </span>
  )
}
