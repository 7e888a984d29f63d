'use client'
import {
  type FormField,
  type ReturnRequestBatch,
  type ReturnRequestKind,
  returnPacksField,
  type useReturnRequest,
} from '@yaoji/hooks'
import { useId } from 'react'
import { ControlError } from '../field'
import { FormWide } from '../form'
import { useLabels } from '../labels/useLabels'
import { RadioGroup, type RadioOption } from '../radio-group'
import { type ReturnableBatch, ReturnBatches } from '../return-batches'
import { Select } from '../select'
import { TextArea } from '../text-field'
import { FilesField, type FilesFieldProps } from '../upload'

export const returnFieldsLabels = {
  kind: '处理方式',
  reason: '原因',
  choose: '请选择',
  text: '说明',
  files: '照片或文件',
}

/** A kind of a request, by the wire's names. */
export interface RequestKind {
  readonly kind: string
  readonly name: string
  readonly text: string
}

/** The kinds of a request as options. */
export function kindOptions(kinds: readonly RequestKind[]): RadioOption[] {
  return kinds.map(({ kind, name, text }) => ({ value: kind, label: name, description: text }))
}

/** A kind of a return, with its reasons, by the wire's names. */
export interface ReturnFieldsKind extends ReturnRequestKind, Pick<RequestKind, 'name' | 'text'> {
  readonly kind: ReturnRequestKind['kind']
  readonly reasons: readonly (ReturnRequestKind['reasons'][number] & { readonly name: string })[]
}

/** A batch that can be returned, with how it is returned. */
export interface ReturnFieldsBatch extends Omit<ReturnRequestBatch, keyof ReturnableBatch>, ReturnableBatch {}

export interface ReturnFieldsProps<
  Kind extends ReturnFieldsKind = ReturnFieldsKind,
  Batch extends ReturnFieldsBatch = ReturnFieldsBatch,
> extends Pick<FilesFieldProps, 'files' | 'max'> {
  /** All that can be requested. */
  kinds: readonly Kind[]
  /** What is entered: `useReturnRequest` of `@yaoji/hooks`. */
  request: ReturnType<typeof useReturnRequest<Kind, Batch>>
  /** The fields of the form. */
  field: (name: 'reason' | 'lines' | 'text' | 'file_ids') => FormField
  /** Words in place of those of {@link returnFieldsLabels}. */
  labels?: Partial<typeof returnFieldsLabels>
}

/**
 * The fields of a return: what to do, why, how many packs of which batch, and pictures. Renders the fields, for a Form of
 * two columns.
 */
export function ReturnFields<Kind extends ReturnFieldsKind, Batch extends ReturnFieldsBatch>(
  props: ReturnFieldsProps<Kind, Batch>,
) {
  const { kinds, request, field, files, max, labels } = props
  const words = useLabels('returnFields', returnFieldsLabels, labels)
  const linesError = useId()
  const { kind, reason } = request
  return (
    <>
      <FormWide>
        <RadioGroup
          legend={words.kind}
          name="kind"
          variant="cards"
          value={kind.kind}
          onValueChange={request.chooseKind}
          options={kindOptions(kinds)}
        />
      </FormWide>
      <Select
        name="reason"
        error={field('reason').error}
        label={words.reason}
        required
        size="l"
        placeholder={words.choose}
        value={reason?.reason ?? ''}
        onValueChange={request.setReason}
        options={kind.reasons.map(({ reason: value, name }) => ({ value, name }))}
      />
      <FormWide>
        <ReturnBatches
          // The name and the focus are for the message about the numbers, which are no controls of the form.
          name="lines"
          aria-describedby={field('lines').error && linesError}
          batches={request.batches}
          texts={request.texts}
          onTextsChange={request.setTexts}
          fieldName={returnPacksField}
          problemOf={request.problemOf}
          giftsDue={request.giftsDue}
          shares={request.shares}
        />
        <ControlError id={linesError} error={field('lines').error} />
      </FormWide>
      <TextArea {...field('text')} label={words.text} maxLength={300} rows={3} wide />
      <FilesField
        label={words.files}
        required={reason?.needs_files === 1}
        field={field('file_ids')}
        files={files}
        max={max}
        wide
      />
    </>
  )
}
