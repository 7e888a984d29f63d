import { wantedFormInput } from '@yaoji/api-client/contract/input/wanted'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useWantedCreate } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { Form, FormWide } from '@yaoji/ui/form'
import { NumberField } from '@yaoji/ui/number-field'
import { PageHeading } from '@yaoji/ui/page-heading'
import { TextArea, TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { type FocusEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { chinaDay, useServerTime } from '../../core/clock/useServerTime'
import { crumbTo } from '../../core/navigation/crumbTo'
import { textField } from '../../core/navigation/searchFields'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { useSearchState } from '../../core/navigation/useSearchState'
import { href } from '../../routes'
import { dataFailure } from './dataFailure'
import { SoldAlready } from './SoldAlready'
import * as css from './WantedAddPage.css'

const NAMES = ['name', 'ypgg', 'sccj', 'approval_no', 'number', 'target_price', 'deadline', 'remark']

const ADDRESS_FIELDS = { name: textField, sccj: textField }

/** RT-31: a request for a product that the shop does not have, with the words of a search that found nothing. */
export default function WantedAddPage() {
  const { title } = useRouteRow()
  const navigate = useNavigate()
  const toast = useToast()
  const now = useServerTime()
  const { mutateAsync } = useWantedCreate()
  const [{ name: soughtName = '', sccj: soughtMaker = '' }] = useSearchState(ADDRESS_FIELDS)
  const sought = { name: soughtName, sccj: soughtMaker }
  const form = useDraftForm(wantedFormInput, {
    // Each search has a draft of its own: an older one would hide its words.
    draft: useFormDraft(`wanted${soughtName}${soughtMaker}`, NAMES),
    initial: sought,
    failureOf: dataFailure,
    async onSubmit({ deadline, ...input }) {
      const { wanted } = await mutateAsync({ ...input, ...(deadline ? { deadline } : {}) })
      form.clearDraft()
      toast({ text: '求购已提交，有回复会通过消息通知', tone: 'success' })
      navigate(href('wantedInfo', {}, { id: wanted.id }), { replace: true })
    },
  })
  const { field, initial } = form
  const [name, setName] = useState(() => String(initial.name ?? ''))
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('wanted'), { name: title }]} />
      <Form
        form={form}
        label="求购"
        columns={2}
        submit="提交求购"
        secondary={
          <LinkButton href={href('wanted')} size="l">
            返回
          </LinkButton>
        }
        className={css.form}
      >
        <TextField
          {...field('name')}
          label="药品名称"
          required
          maxLength={60}
          onBlur={(event: FocusEvent<HTMLInputElement>) => setName(event.target.value.trim())}
        />
        <TextField {...field('ypgg')} label="规格" maxLength={60} hint="如 0.25g×24粒" autoComplete="off" />
        <FormWide>
          <SoldAlready name={name} />
        </FormWide>
        <TextField {...field('sccj')} label="生产厂家" maxLength={60} />
        <TextField {...field('approval_no')} label="批准文号" maxLength={40} autoComplete="off" />
        <NumberField {...field('number')} label="数量" required min={1} max={999_999} />
        <NumberField {...field('target_price')} label="期望单价" prefix="¥" decimals={4} maxLength={12} />
        <TextField
          {...field('deadline')}
          label="截止日期"
          type="date"
          min={now === undefined ? undefined : chinaDay(now)}
        />
        <TextArea {...field('remark')} label="备注" maxLength={200} wide />
      </Form>
    </>
  )
}
