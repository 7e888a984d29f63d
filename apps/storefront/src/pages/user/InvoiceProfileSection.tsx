import { type InvoiceProfileAnswer, invoiceProfile } from '@yaoji/api-client/contract/invoice'
import { useCall } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Callout } from '@yaoji/ui/callout'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Panel } from '@yaoji/ui/panel'
import { Skeleton } from '@yaoji/ui/skeleton'
import { useRef, useState } from 'react'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { InvoiceProfileDialog } from './InvoiceProfileDialog'
import * as css from './InvoicesPage.css'

/** Who the buyer's invoices are made out to, with the form that changes it. */
export function InvoiceProfileSection() {
  const query = useCall(invoiceProfile, {}, { inline: true })
  return (
    <QueryView
      query={query}
      errorSize="s"
      pending={
        <Panel title="开票信息">
          <div className={css.profile}>
            <Skeleton label="正在加载开票信息" count={5} />
          </div>
        </Panel>
      }
    >
      {answer => <ProfilePanel answer={answer} />}
    </QueryView>
  )
}

function ProfilePanel({ answer: { profile, change } }: { answer: InvoiceProfileAnswer }) {
  const [opening, setOpening] = useState({ turn: 0, open: false })
  const button = useRef<HTMLButtonElement>(null)
  if (!profile) {
    return (
      <Panel title="开票信息">
        <Callout
          action={
            <LinkButton href={href('registerStep1')} size="s">
              查看审核进度
            </LinkButton>
          }
        >
          <p>资质审核通过后才能开票。抬头和税号与营业执照一致。</p>
        </Callout>
      </Panel>
    )
  }
  return (
    <Panel
      title="开票信息"
      aside={
        <Button ref={button} size="s" onClick={() => setOpening({ turn: opening.turn + 1, open: true })}>
          修改
        </Button>
      }
    >
      <div className={css.profile}>
        <DescriptionList
          rows={[
            ['发票抬头', profile.title],
            ['税号', profile.tax_no],
            ['注册地址', profile.address],
            ['注册电话', profile.phone],
            ['开户银行', profile.bank || '未填写，开专用发票前请补充'],
            ['银行账号', profile.account],
          ]}
        />
      </div>
      <ChangeNote change={change} />
      <InvoiceProfileDialog
        key={opening.turn}
        open={opening.open}
        initial={change ?? profile}
        onClose={() => setOpening(before => ({ ...before, open: false }))}
        returnFocus={() => button.current}
      />
    </Panel>
  )
}

/** The change that is not in force: under review, or why it was rejected. */
function ChangeNote({ change }: Pick<InvoiceProfileAnswer, 'change'>) {
  if (!change) return null
  const { state, state_text, reason, submitted_at, address, phone, bank, account } = change
  return (
    <Callout tone={state === 'rejected' ? 'bad' : undefined}>
      <p role="status">
        {state === 'rejected'
          ? `变更${state_text}：${reason}。现有信息仍然有效，请修改后重新提交`
          : `${submitted_at} 提交的变更${state_text}，通过前按现有信息开票`}
      </p>
      <p className={css.about}>{[address, phone, bank, account].join('　')}</p>
    </Callout>
  )
}
