'use client'
import { forwardRef } from 'react'
import { Callout } from '../callout'
import { DescriptionList } from '../description-list'
import { useLabels } from '../labels/useLabels'
import { Panel, type PanelProps } from '../panel'
import { Skeleton } from '../skeleton'
import { Stack } from '../stack'
import { Text } from '../text'
import { plain } from '../theme/base.css'
import * as css from './EnterprisePanel.css'

export const enterprisePanelLabels = {
  title: '企业资料',
  loading: '正在加载企业资料',
  company: '企业名称',
  type: '企业类型',
  creditCode: '统一社会信用代码',
  legalPerson: '法定代表人',
  address: '证照地址',
  rank: '会员等级',
  licence: '资质状态',
  fixed: '企业名称、代码和地址与证照一致，变更请更新证照',
}

/** The enterprise of a buyer, by the wire's names. */
export interface EnterprisePanelEnterprise {
  company: string
  type_text: string
  credit_code: string
  legal_person: string
  address: string
}

export interface EnterprisePanelProps extends Omit<PanelProps, 'title' | 'children'> {
  /** Undefined while it loads. */
  enterprise: EnterprisePanelEnterprise | undefined
  /** Level of the buyer. */
  rank?: string | undefined
  /** State of the licence, in words. */
  licence?: string | undefined
  /** What the buyer must do about it; empty for nothing. */
  message?: string | undefined
  /** Words in place of those of {@link enterprisePanelLabels}. */
  labels?: Partial<typeof enterprisePanelLabels>
}

/** The enterprise of a buyer as its licences have it, and the state of these. Renders Panel. */
export const EnterprisePanel = forwardRef<HTMLElement, EnterprisePanelProps>(
  function EnterprisePanel(props, ref) {
    const { enterprise, rank, licence, message, labels, ...rest } = props
    const words = useLabels('enterprisePanel', enterprisePanelLabels, labels)
    return (
      <Panel {...rest} ref={ref} title={words.title}>
        <Stack gap={2} className={css.content}>
          {enterprise ? (
            <>
              <DescriptionList
                rows={[
                  [words.company, enterprise.company],
                  [words.type, enterprise.type_text],
                  [words.creditCode, enterprise.credit_code],
                  [words.legalPerson, enterprise.legal_person],
                  [words.address, enterprise.address],
                  [words.rank, rank],
                  [words.licence, licence],
                ]}
              />
              <Text>{words.fixed}</Text>
            </>
          ) : (
            <Skeleton label={words.loading} count={6} />
          )}
        </Stack>
        {message && (
          <Callout>
            <p role="status" className={plain}>
              {message}
            </p>
          </Callout>
        )}
      </Panel>
    )
  },
)
