import {
  type RegisterDocument,
  type Registration,
  registerDocumentRemove,
} from '@yaoji/api-client/contract/register'
import { DOCUMENTS, type DocumentType } from '@yaoji/domain'
import { useFocusOnMount, useRequest } from '@yaoji/hooks'
import { useSaveRegistration } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Callout, FailureCallout } from '@yaoji/ui/callout'
import { useConfirm } from '@yaoji/ui/confirm'
import { Panel } from '@yaoji/ui/panel'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { useState } from 'react'
import { AuthorisationLinks } from '../../features/documents/AuthorisationLinks'
import { useRegisterHref } from '../../features/register/useRegisterHref'
import { DocumentForm } from './DocumentForm'
import * as css from './DocumentPanel.css'
import { DocumentSummary } from './DocumentSummary'

type Requirement = Registration['requirements'][number]

export interface DocumentPanelProps {
  requirement: Requirement
  /** Documents of this requirement that were entered. */
  documents: readonly RegisterDocument[]
  /** The credit code of the enterprise. */
  credit_code: string
  /** Phone of the account, for texts that are kept in this tab. */
  phone: string
  /** The document whose form is open at first. */
  edit: DocumentType | undefined
  /** Why the registration cannot be submitted with it. */
  error: string | undefined
  /** Number of the request to show what is missing here; 0 without one. */
  asked: number
}

/** One required or optional document: what is saved of it, or its form. */
export function DocumentPanel(props: DocumentPanelProps) {
  const { requirement, documents, credit_code, phone, edit, error, asked } = props
  const { types, name, is_required, scopes } = requirement
  const [saved] = documents
  const registerHref = useRegisterHref()
  const [type, setType] = useState(() => types.find(each => each === edit) ?? saved?.type ?? types[0])
  const linked = edit !== undefined && types.includes(edit)
  const [open, setOpen] = useState(linked || (is_required === 1 && !saved))
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: linked })
  const document = documents.find(each => each.type === type)

  // The form, when it is open, has the fields to focus.
  useRequest(asked, () => !open && heading.current?.focus())

  /** The button that had the focus disappears: the heading gets it. */
  function toggle(next: boolean) {
    setOpen(next)
    heading.current?.focus()
  }

  return (
    <Panel
      title={name}
      required={is_required === 1}
      error={error}
      headingRef={heading}
      aside={<PanelState requirement={requirement} saved={saved} />}
    >
      <div className={css.content}>
        {scopes.length > 0 && <p className={css.scopes}>可开通：{scopes.join('、')}</p>}
        {types.includes('authorisation') && (
          <AuthorisationLinks hrefOf={print => registerHref(3, { print })} />
        )}
        {saved?.reason && <Callout tone="bad">未通过：{saved.reason}</Callout>}
        {open && types.length > 1 && (
          <RadioGroup
            legend="上传哪一种"
            value={type}
            // The options are the types of the requirement.
            onValueChange={value => setType(value as DocumentType)}
            options={types.map(each => ({ value: each, label: DOCUMENTS[each].name }))}
          />
        )}
        {open && type ? (
          <DocumentForm
            key={type}
            type={type}
            document={document}
            credit_code={credit_code}
            phone={phone}
            onSaved={() => toggle(false)}
            onCancel={saved || !is_required ? () => toggle(false) : undefined}
            asked={asked}
          />
        ) : (
          <SavedDocument document={saved} named={types.length > 1} onOpen={() => toggle(true)} />
        )}
      </div>
    </Panel>
  )
}

interface PanelStateProps {
  requirement: Requirement
  saved: RegisterDocument | undefined
}

/** State of the document in words: required or optional, entered, rejected. */
function PanelState({ requirement, saved }: PanelStateProps) {
  if (saved) {
    return (
      <span className={css.state} data-state={saved.state}>
        {saved.state_text}
      </span>
    )
  }
  return <span className={css.state}>{requirement.is_required ? '必须上传' : '选填'}</span>
}

interface SavedDocumentProps {
  document: RegisterDocument | undefined
  /** The document is one of several, so that its name is shown. */
  named: boolean
  onOpen: () => void
}

/** What was saved, with the buttons that change it; for a document that was not entered, the button that adds it. */
function SavedDocument({ document, named, onOpen }: SavedDocumentProps) {
  const remove = useSaveRegistration(registerDocumentRemove)
  const confirm = useConfirm()

  async function askAndRemove({ type, name }: RegisterDocument) {
    const sure = await confirm({ text: `删除${name}和它的文件？`, confirmText: '删除' })
    if (sure) remove.mutate({ type })
  }

  if (!document) {
    return (
      <Button size="l" className={css.add} onClick={onOpen}>
        添加
      </Button>
    )
  }
  return (
    <>
      <DocumentSummary document={document} named={named} />
      <FailureCallout error={remove.error} />
      <div className={css.buttons}>
        <Button variant="quiet" size="l" busy={remove.isPending} onClick={() => void askAndRemove(document)}>
          删除
        </Button>
        <Button size="l" onClick={onOpen}>
          修改
        </Button>
      </div>
    </>
  )
}
