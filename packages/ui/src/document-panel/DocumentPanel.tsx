'use client'
import type { DocumentType } from '@yaoji/domain'
import { useFocusOnMount, useRequest } from '@yaoji/hooks'
import { forwardRef, type ReactNode, useState } from 'react'
import { Button, ButtonRow } from '../button'
import { Callout } from '../callout'
import { useConfirm } from '../confirm'
import { DocumentTypeField } from '../document-fields'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Stack } from '../stack'
import { Text } from '../text'
import { DocumentSummary, type DocumentSummaryDocument } from './DocumentSummary'

export const documentPanelLabels = {
  required: '必须上传',
  optional: '选填',
  scopes: (names: readonly string[]) => `可开通：${names.join('、')}`,
  rejected: (reason: string) => `未通过：${reason}`,
  add: '添加',
  edit: '修改',
  remove: '删除',
  /** Before a document is removed. */
  removeQuestion: (name: string) => `删除${name}和它的文件？`,
}

/** What an enterprise must or can show, by the wire's names. */
export interface DocumentRequirement {
  /** Documents of which one is enough. */
  types: readonly DocumentType[]
  name: string
  /** 1: the enterprise must show it. */
  is_required: number
  /** What it opens. */
  scopes: readonly string[]
}

/** A document of a requirement, with its review. */
export interface DocumentPanelDocument extends DocumentSummaryDocument {
  state: string
  state_text: string
  /** Why it was refused; empty otherwise. */
  reason: string
}

/** What the form of a document gets. */
export interface DocumentPanelForm {
  type: DocumentType
  onSaved: () => void
  /** Closes the form; absent where it cannot be closed. */
  onCancel: (() => void) | undefined
}

export interface DocumentPanelProps
  extends Omit<PanelProps, 'title' | 'required' | 'aside' | 'children' | 'headingRef'> {
  /** What is asked for, and by which kinds of documents it is met. */
  requirement: DocumentRequirement
  /** Documents of this requirement that were saved. */
  documents: readonly DocumentPanelDocument[]
  /** The document whose form is open at first, and whose heading gets the focus. */
  edit?: DocumentType | undefined
  /**
   * Number of the request to show what is missing: a new one moves the focus to the heading of a closed panel.
   * @default 0
   */
  asked?: number
  /** Above the form: where a form to print is. */
  note?: ReactNode
  /** Removes a saved document, after a question. */
  onRemove: (type: DocumentType) => void
  /**
   * A document is being removed.
   * @default false
   */
  removing?: boolean
  /** Why it was not. */
  failure?: ReactNode
  /** The form of a document; each type has its own. */
  children: (form: DocumentPanelForm) => ReactNode
  /** Words in place of those of {@link documentPanelLabels}. */
  labels?: Partial<typeof documentPanelLabels>
}

/**
 * One required or optional document of an enterprise: what is saved of it, or its form. A required one that is not saved is
 * open. Put ConfirmProvider around the app. Renders Panel.
 */
export const DocumentPanel = forwardRef<HTMLElement, DocumentPanelProps>(function DocumentPanel(props, ref) {
  const { requirement, documents, edit, asked = 0, note, onRemove, removing, failure, ...more } = props
  const { children, labels, ...rest } = more
  const { types, name, is_required, scopes } = requirement
  const words = useLabels('documentPanel', documentPanelLabels, labels)
  const [saved] = documents
  const [type, setType] = useState(() => types.find(each => each === edit) ?? saved?.type ?? types[0])
  const linked = edit !== undefined && types.includes(edit)
  const [open, setOpen] = useState(linked || (is_required === 1 && !saved))
  const heading = useFocusOnMount<HTMLHeadingElement>({ enabled: linked })
  // The form, when it is open, has the fields to focus.
  useRequest(asked, () => !open && heading.current?.focus())

  /** The button that had the focus disappears: the heading gets it. */
  function toggle(next: boolean) {
    setOpen(next)
    heading.current?.focus()
  }

  return (
    <Panel
      {...rest}
      ref={ref}
      title={name}
      required={is_required === 1}
      headingRef={heading}
      aside={
        <Text as="span" tone={toneOf(saved?.state)} data-state={saved?.state}>
          {saved?.state_text ?? (is_required ? words.required : words.optional)}
        </Text>
      }
    >
      <Stack gap={3}>
        {scopes.length > 0 && <Text>{words.scopes(scopes)}</Text>}
        {note}
        {saved?.reason && <Callout tone="bad">{words.rejected(saved.reason)}</Callout>}
        {open && types.length > 1 && <DocumentTypeField types={types} value={type} onValueChange={setType} />}
        {open && type ? (
          children({
            type,
            onSaved: () => toggle(false),
            onCancel: saved || !is_required ? () => toggle(false) : undefined,
          })
        ) : (
          <SavedDocument
            {...{ document: saved, onRemove, removing, failure, words }}
            named={types.length > 1}
            onOpen={() => toggle(true)}
          />
        )}
      </Stack>
    </Panel>
  )
})

function toneOf(state: string | undefined) {
  if (state === 'draft' || state === 'passed') return 'good'
  return state === 'rejected' || state === 'expired' ? 'bad' : 'muted'
}

interface SavedDocumentProps extends Pick<DocumentPanelProps, 'onRemove' | 'removing' | 'failure'> {
  document: DocumentPanelDocument | undefined
  /** The document is one of several, so that its name is shown. */
  named: boolean
  onOpen: () => void
  words: typeof documentPanelLabels
}

/** What was saved, with the buttons that change it; for a document that was not saved, the button that adds it. */
function SavedDocument({ document, named, onOpen, onRemove, removing, failure, words }: SavedDocumentProps) {
  const confirm = useConfirm()

  async function remove({ type, name }: DocumentPanelDocument) {
    if (await confirm({ text: words.removeQuestion(name), confirmText: words.remove })) onRemove(type)
  }

  if (!document) {
    return (
      <ButtonRow>
        <Button size="l" onClick={onOpen}>
          {words.add}
        </Button>
      </ButtonRow>
    )
  }
  return (
    <>
      <DocumentSummary document={document} named={named} />
      {failure}
      <ButtonRow align="end">
        <Button variant="quiet" size="l" busy={removing} onClick={() => void remove(document)}>
          {words.remove}
        </Button>
        <Button size="l" onClick={onOpen}>
          {words.edit}
        </Button>
      </ButtonRow>
    </>
  )
}
