'use client'
import { type AcceptanceEntry, failureText, useAcceptance, useFormDraft, useSingleFlight } from '@yaoji/hooks'
import { useState } from 'react'
import { Panel } from '../panel'
import { useToast } from '../toast'
import { AcceptanceForm } from './AcceptanceForm'
import type { OrderAcceptanceLabels } from './orderAcceptanceLabels'
import type { AcceptanceInput, ParcelAcceptanceData } from './orderAcceptanceTypes'

const ENTRY = ['received', 'rejected', 'remark'] as const

/** The field of a batch in the form. */
const fieldOf = (name: (typeof ENTRY)[number], pack_id: number) => `${name}_${pack_id}`

/** The fields of a draft that belong to a batch. */
function entryIn(texts: Readonly<Record<string, string>>, pack_id: number): Partial<AcceptanceEntry> {
  const typed = ENTRY.map(name => [name, texts[fieldOf(name, pack_id)]] as const)
  return Object.fromEntries(typed.filter(([, text]) => text !== undefined))
}

export interface ParcelFormProps {
  title: string
  parcel: ParcelAcceptanceData
  /** The name that is proposed. */
  inspector: string
  onRecord: (input: AcceptanceInput) => Promise<unknown>
  /** It was recorded. */
  onDone: () => void
  words: OrderAcceptanceLabels
}

/** The check of a parcel, as it is entered. A draft keeps what is typed until it is recorded. */
export function ParcelForm({ title, parcel, inspector: proposed, onRecord, onDone, words }: ParcelFormProps) {
  const { id, packs } = parcel
  const toast = useToast()
  const fields = packs.flatMap(({ pack_id }) => ENTRY.map(name => fieldOf(name, pack_id)))
  const draft = useFormDraft(`acceptance.${id}`, ['inspector', ...fields])
  const entry = useAcceptance(packs, ({ pack_id }) => entryIn(draft.texts, pack_id))
  const [inspector, setInspector] = useState(draft.texts.inspector ?? proposed)
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // Until it is replaced by what was recorded.
  const { run, busy } = useSingleFlight(onRecord, { keep: true })
  const isNameless = asked && inspector.trim() === ''

  async function send() {
    setAsked(true)
    if (entry.wrong || inspector.trim() === '') return
    setFailure(null)
    try {
      await run({ id, inspector, lines: [...entry.lines] })
      draft.clear()
      toast({ text: words.recorded, tone: 'success' })
      onDone()
    } catch (error) {
      setFailure(failureText(error, words))
    }
  }

  function errorText(): string | undefined {
    if (asked && entry.wrong) return words.wrong(entry.wrong.name, entry.wrong.batch_no)
    return failure ?? undefined
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
        inspectorError={isNameless ? words.noInspector : undefined}
        error={errorText()}
        busy={busy}
        focusFirst
        onInput={event => draft.keep(event.currentTarget)}
        onSubmit={() => void send()}
      />
    </Panel>
  )
}
