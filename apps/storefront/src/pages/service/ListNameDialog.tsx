import { purchaseListNameInput } from '@yaoji/api-client/contract/input/purchase-list'
import { type Form, type UseFormOptions, useForm } from '@yaoji/hooks'
import { FormDialog, type FormDialogProps } from '@yaoji/ui/form-dialog'
import { TextField } from '@yaoji/ui/text-field'

type Values = { name: string }

/** The form with the name of a list. */
export const useListName = (options: UseFormOptions<Values>) => useForm(purchaseListNameInput, options)

export interface ListNameDialogProps
  extends Pick<FormDialogProps, 'onClose' | 'description' | 'submit' | 'variant'> {
  title: string
  form: Form<keyof Values>
  onNameChange?: (name: string) => void
}

/** Asks for the name of a list. */
export function ListNameDialog({ title, form, onNameChange, ...dialog }: ListNameDialogProps) {
  return (
    <FormDialog
      {...dialog}
      open
      size="s"
      title={title}
      label={title}
      form={form}
      // A name is typed again in a moment.
      isChanged={() => false}
    >
      <TextField
        {...form.field('name')}
        label="清单名称"
        size="l"
        required
        maxLength={30}
        autoComplete="off"
        placeholder="如：周一补货"
        onFocus={event => event.currentTarget.select()}
        onValueChange={onNameChange}
      />
    </FormDialog>
  )
}
