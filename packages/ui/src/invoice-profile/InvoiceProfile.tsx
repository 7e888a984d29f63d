'use client'
import { forwardRef, type Ref } from 'react'
import { Button, LinkButton } from '../button'
import { Callout } from '../callout'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Skeleton } from '../skeleton'
import { Stack } from '../stack'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './InvoiceProfile.css'

export const invoiceProfileLabels = {
  title: '开票信息',
  loading: '正在加载开票信息',
  edit: '修改',
  invoiceTitle: '发票抬头',
  taxNumber: '税号',
  address: '注册地址',
  phone: '注册电话',
  bank: '开户银行',
  account: '银行账号',
  /** In place of a bank. */
  noBank: '未填写，开专用发票前请补充',
  /** Before there is a profile. */
  none: '资质审核通过后才能开票。抬头和税号与营业执照一致。',
  review: '查看审核进度',
  /** A change that was refused, `state` in words. */
  rejected: (state: string, reason: string) => `变更${state}：${reason}。现有信息仍然有效，请修改后重新提交`,
  /** A change that is under review. */
  pending: (submitted_at: string, state: string) =>
    `${submitted_at} 提交的变更${state}，通过前按现有信息开票`,
}

/** What invoices are made out to, by the wire's names. */
export interface InvoiceProfileData {
  title: string
  tax_no: string
  address: string
  phone: string
  /** Empty where it was not entered. */
  bank: string
  account: string
}

/** A change of the profile that is not in force. */
export interface InvoiceProfileChange
  extends Pick<InvoiceProfileData, 'address' | 'phone' | 'bank' | 'account'> {
  state: string
  state_text: string
  /** Why it was refused; empty otherwise. */
  reason: string
  submitted_at: string
}

export interface InvoiceProfileProps extends Omit<PanelProps, 'title' | 'children'> {
  /** Null before the licence is approved; undefined while it loads. */
  profile: InvoiceProfileData | null | undefined
  /** What is submitted and not in force. */
  change?: InvoiceProfileChange | null | undefined
  /** Where the review of the licence is shown. */
  reviewHref: string
  /** Changes the profile. */
  onEdit: () => void
  /** The button that does. */
  editRef?: Ref<HTMLButtonElement>
  /** Words in place of those of {@link invoiceProfileLabels}. */
  labels?: Partial<typeof invoiceProfileLabels>
}

/** Who the invoices of a buyer are made out to, and a change of it that is not in force. Renders Panel. */
export const InvoiceProfile = forwardRef<HTMLElement, InvoiceProfileProps>(
  function InvoiceProfile(props, ref) {
    const { profile, change, reviewHref, onEdit, editRef, labels, ...rest } = props
    const words = useLabels('invoiceProfile', invoiceProfileLabels, labels)
    const edit = profile && (
      <Button ref={editRef} size="s" onClick={onEdit}>
        {words.edit}
      </Button>
    )
    return (
      <Panel {...rest} ref={ref} title={words.title} aside={edit}>
        {profile === null ? (
          <Callout
            action={
              <LinkButton href={reviewHref} size="s">
                {words.review}
              </LinkButton>
            }
          >
            <p className={plain}>{words.none}</p>
          </Callout>
        ) : (
          <Stack gap={3} className={css.profile}>
            {profile ? (
              <Details profile={profile} words={words} />
            ) : (
              <Skeleton label={words.loading} count={5} />
            )}
            {change && <ChangeNote change={change} words={words} />}
          </Stack>
        )}
      </Panel>
    )
  },
)

interface PartProps {
  words: typeof invoiceProfileLabels
}

function Details({ profile, words }: PartProps & { profile: InvoiceProfileData }) {
  return (
    <DescriptionList
      rows={[
        [words.invoiceTitle, profile.title],
        [words.taxNumber, profile.tax_no],
        [words.address, profile.address],
        [words.phone, profile.phone],
        [words.bank, profile.bank || words.noBank],
        [words.account, profile.account],
      ]}
    />
  )
}

/** The change that is not in force: under review, or why it was rejected. */
function ChangeNote({ change, words }: PartProps & { change: InvoiceProfileChange }) {
  const times = useTimes()
  const { state, state_text, reason, submitted_at, address, phone, bank, account } = change
  const isRejected = state === 'rejected'
  return (
    <Callout tone={isRejected ? 'bad' : undefined}>
      <p role="status" className={plain}>
        {isRejected
          ? words.rejected(state_text, reason)
          : words.pending(times.second(submitted_at), state_text)}
      </p>
      <Text>{[address, phone, bank, account].join('　')}</Text>
    </Callout>
  )
}
