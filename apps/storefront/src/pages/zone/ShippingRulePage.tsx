import { articlePage } from '@yaoji/api-client/contract/article'
import { useCall } from '@yaoji/hooks/data'
import { ArticlePageSkeleton } from '@yaoji/ui/article-page'
import { LinkButton } from '@yaoji/ui/button'
import { Container } from '@yaoji/ui/container'
import { crumbTo } from '../../core/navigation/crumbTo'
import { QueryView } from '../../core/page/QueryView'
import { StatusMessage } from '../../core/page/StatusMessage'
import { ArticleView } from '../../features/article/ArticleView'
import { href } from '../../routes'

const CRUMBS = [crumbTo('home'), crumbTo('yx')]

/** RT-34: the rules of the free-shipping zone, without header and footer. */
export default function ShippingRulePage() {
  const detail = useCall(articlePage, { path: href('yxRule') }, { inline: true })
  return (
    <QueryView query={detail} pending={<RuleSkeleton />} missing={<NoRule />}>
      {data => (
        <Container padded>
          <ArticleView detail={data} crumbs={CRUMBS} />
        </Container>
      )}
    </QueryView>
  )
}

function RuleSkeleton() {
  return (
    <Container padded>
      <ArticlePageSkeleton />
    </Container>
  )
}

function NoRule() {
  return (
    <StatusMessage title="包邮规则暂未发布" text="各类商品的运费和免运费金额可以在运费规则中查看。">
      <LinkButton href="/help/zfps/yfgz" variant="primary">
        查看运费规则
      </LinkButton>
      <LinkButton href={href('yx')}>回包邮专区</LinkButton>
    </StatusMessage>
  )
}
