import { type SupplyContract, supplyContractDetail } from '@yaoji/api-client/contract/supply-contract'
import { useCall } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { ContractSheet } from '@yaoji/ui/contract-sheet'
import { DescriptionList } from '@yaoji/ui/description-list'
import { Empty } from '@yaoji/ui/empty'
import { Panel } from '@yaoji/ui/panel'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { ContractSkeleton } from './ContractSkeleton'
import * as css from './SupplyContractPage.css'

/** A signed contract, to read, to print and to download, with what proves its signature. */
export function SignedContractView({ id }: { id: number }) {
  const query = useCall(supplyContractDetail, { id }, { inline: true })
  return (
    <QueryView query={query} pending={<ContractSkeleton />} missing={<NoContract />}>
      {({ contract }) => (
        <div className={css.page}>
          <div className={css.bar}>
            <BackButton />
            <Button onClick={() => window.print()}>打印</Button>
            <LinkButton variant="primary" href={contract.pdf_url} target="_blank" rel="noopener">
              下载 PDF
            </LinkButton>
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
          <Panel title="签署信息">
            <Evidence contract={contract} />
          </Panel>
        </div>
      )}
    </QueryView>
  )
}

/** What was recorded when it was signed. The hashes let anybody compare a text or a file with the signed one. */
function Evidence({ contract }: { contract: SupplyContract }) {
  const { signed_at, signed_phone, terms_version, text_sha256, pdf_sha256 } = contract
  return (
    <DescriptionList
      rows={[
        ['签订时间', signed_at],
        ['签订方式', signed_phone ? `短信验证码，手机号 ${signed_phone}` : '随资质审核通过签订'],
        ['条款版本', `第 ${terms_version} 版`],
        ['签署文本 SHA-256', text_sha256 || '签订时没有记录'],
        ['PDF 文件 SHA-256', pdf_sha256 || '首次下载后显示'],
      ]}
    />
  )
}

function NoContract() {
  return <Empty title="没有这份合同" text="它不存在，或者不属于当前账号。" actions={<BackButton />} />
}

function BackButton() {
  return <LinkButton href={href('locked')}>返回合同列表</LinkButton>
}
