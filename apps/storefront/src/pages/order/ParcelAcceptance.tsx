import type { AcceptanceParcel } from '@yaoji/api-client/contract/acceptance'
import { acceptanceReason } from '@yaoji/domain'
import { type AcceptanceEntry, failureText, useAcceptance, useFormDraft } from '@yaoji/hooks'
import { useCreateAcceptance } from '@yaoji/hooks/data'
import { AcceptanceForm } from '@yaoji/ui/acceptance-form'
import { AcceptanceTable } from '@yaoji/ui/acceptance-table'
import { Panel } from '@yaoji/ui/panel'
import { Text } from '@yaoji/ui/text'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'

/** A parcel by its place in its order, with its carrier. */
export function parcelTitle({ company, tracking_no, state_text }: AcceptanceParcel, place: number): string {
  return `包裹 ${place}　${company} ${tracking_no}　${state_text}`
}

interface ParcelProps {
  title: string
  parcel: AcceptanceParcel
}

/** What was recorded of a parcel. */
export function AcceptedParcel({ title, parcel: { acceptance, packs } }: ParcelProps) {
  const rows = packs.flatMap(({ result, pack_id, ...pack }) =>
    result ? [{ ...pack, ...result, id: pack_id, reason: acceptanceReason(result), handling: '' }] : [],
  )
  return (
    <Panel
      title={title}
      aside={
        acceptance && (
          <Text>
            {acceptance.inspector} 于 {acceptance.accepted_at.slice(0, 16)} 验收
          </Text>
        )
      }
    >
      <AcceptanceTable rows={rows} />
    </Panel>
  )
}

export interface ParcelFormProps extends ParcelProps {
  /** The name that is proposed. */
  inspector: string
  onDone: () => void
}

const ENTRY = ['received', 'rejected', 'remark'] as const

/** The field of a batch in the form. */
const fieldOf = (name: (typeof ENTRY)[number], pack_id: number) => `${name}_${pack_id}`

/** The fields of a draft that belong to a batch. */
function entryIn(texts: Readonly<Record<string, string>>, pack_id: number): Partial<AcceptanceEntry> {
  const typed = ENTRY.map(name => [name, texts[fieldOf(name, pack_id)]] as const)
  return Object.fromEntries(typed.filter(([, text]) => text !== undefined))
}

const FAILED = { failed: '操作没有成功，请稍候再试' }

/** The check of a parcel, as it is entered. */
export function ParcelForm({ title, parcel: { id, packs }, inspector: proposed, onDone }: ParcelFormProps) {
  const toast = useToast()
  const fields = packs.flatMap(({ pack_id }) => ENTRY.map(name => fieldOf(name, pack_id)))
  const draft = useFormDraft(`acceptance.${id}`, ['inspector', ...fields])
  const entry = useAcceptance(packs, ({ pack_id }) => entryIn(draft.texts, pack_id))
  const [inspector, setInspector] = useState(draft.texts.inspector ?? proposed)
  const [asked, setAsked] = useState(false)
  const create = useCreateAcceptance()

  async function send() {
    setAsked(true)
    if (entry.wrong || inspector.trim() === '') return
    try {
      await create.mutateAsync({ id, inspector, lines: [...entry.lines] })
      draft.clear()
      toast({ text: '验收已记录', tone: 'success' })
      onDone()
    } catch {
      // The form says what failed.
    }
  }

  function errorText(): string | undefined {
    if (asked && entry.wrong) return `请检查${entry.wrong.name}批号 ${entry.wrong.batch_no} 的数量`
    return (create.error && failureText(create.error, FAILED)) ?? undefined
  }

  return (
    <Panel title={title}>
      <AcceptanceForm
        aria-label={title}
        packs={packs}
        entryOf={entry.entryOf}
        resultOf={entry.resultOf}
        onEntryChange={entry.change}
        sums={entry.sums}
        isWhole={entry.isWhole}
        inspector={inspector}
        onInspectorChange={setInspector}
        inspectorError={asked && inspector.trim() === '' ? '请填写验收人' : undefined}
        error={errorText()}
        // Until it is replaced by what was recorded.
        busy={create.isPending || create.isSuccess}
        focusFirst
        onInput={event => draft.keep(event.currentTarget)}
        onSubmit={() => void send()}
      />
    </Panel>
  )
}
