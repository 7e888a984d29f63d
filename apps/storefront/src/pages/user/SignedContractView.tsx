import { supplyContractDetail } from '@yaoji/api-client/contract/supply-contract'
import { useCall } from '@yaoji/hooks/data'
import { Button, ButtonRow, LinkButton } from '@yaoji/ui/button'
import { ContractSheet } from '@yaoji/ui/contract-sheet'
import { ContractEvidence } from '@yaoji/ui/contract-table'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { ContractSkeleton } from './ContractSkeleton'

/** A signed contract, to read, to print and to download, with what proves its signature. */
export function SignedContractView({ id }: { id: number }) {
  const query = useCall(supplyContractDetail, { id }, { inline: true })
  return (
    <QueryView query={query} pending={<ContractSkeleton />} missing={<NoContract />}>
      {({ contract }) => (
        <Stack gap={3}>
          <ButtonRow>
            <BackButton />
            <Button onClick={() => window.print()}>打印</Button>
            <LinkButton variant="primary" href={contract.pdf_url} target="_blank" rel="noopener">
              下载 PDF
            </LinkButton>
          </ButtonRow>
          <Panel title="合同正文">
            <ContractSheet
              agreement={contract}
              details={[
                `编号 ${contract.number}`,
                `签订时间 ${contract.signed_at}`,
                ...(contract.signed_phone ? [`签订手机号 ${contract.signed_phone}`] : []),
              ]}
            />
          </Panel>
          <Panel title="签署信息">
            <ContractEvidence contract={contract} />
          </Panel>
        </Stack>
      )}
    </QueryView>
  )
}

function NoContract() {
  return <Empty title="没有这份合同" text="它不存在，或者不属于当前账号。" actions={<BackButton />} />
}

function BackButton() {
  return <LinkButton href={href('locked')}>返回合同列表</LinkButton>
}
