import { supplyContractDetail } from '@yaoji/api-client/contract/supply-contract'
import { useCall } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '../../core/page/Panel'
import { QueryView } from '../../core/page/QueryView'
import { touchTarget } from '../../core/page/touchTarget.css'
import { href } from '../../routes'
import { ContractSheet } from './ContractSheet'
import { ContractSkeleton } from './ContractSkeleton'
import * as css from './SupplyContractPage.css'

/** A signed contract, to read and to print. The browser's print dialog also saves it as PDF. */
export function SignedContractView({ id }: { id: number }) {
  const query = useCall(supplyContractDetail, { id }, { inline: true })
  return (
    <QueryView query={query} pending={<ContractSkeleton />} missing={<NoContract />}>
      {({ contract }) => (
        <div className={css.page}>
          <div className={css.bar}>
            <BackButton />
            <Button variant="primary" className={touchTarget} onClick={() => window.print()}>
              打印或存为 PDF
            </Button>
          </div>
          <Panel title="合同正文">
            <ContractSheet
              agreement={contract}
              facts={[
                `编号 ${contract.number}`,
                `签订时间 ${contract.signed_at}`,
                ...(contract.signed_phone ? [`签订手机号 ${contract.signed_phone}`] : []),
              ]}
            />
          </Panel>
        </div>
      )}
    </QueryView>
  )
}

function NoContract() {
  return <Empty title="没有这份合同" text="它不存在，或者不属于当前账号。" actions={<BackButton />} />
}

function BackButton() {
  return (
    <LinkButton href={href('locked')} className={touchTarget}>
      返回合同列表
    </LinkButton>
  )
}
