import { type Department, departments } from '@yaoji/api-client/contract/department'
import { useCall } from '@yaoji/hooks/data'
import { Container } from '@yaoji/ui/container'
import { Empty } from '@yaoji/ui/empty'
import { LinkTabs } from '@yaoji/ui/link-tabs'
import { SectionHeading } from '@yaoji/ui/section-heading'
import { Skeleton } from '@yaoji/ui/skeleton'
import { Stack } from '@yaoji/ui/stack'
import { ZoneStrip } from '@yaoji/ui/zone-strip'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router-dom'
import { linksTo } from '../../core/navigation/linksTo'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { buyActionHref } from '../../features/cart/buyActionHref'
import { loading } from '../../features/promotion/PromoPages.css'
import { href } from '../../routes'
import { DepartmentArticles } from './DepartmentArticles'

/** RT-39: for each department of a clinic what it orders, its reading, and the trainings. */
export default function DoctorsPage() {
  const query = useCall(departments, {}, { inline: true })
  return (
    <Container>
      <PageTop />
      <QueryView
        query={query}
        pending={<Skeleton className={loading} variant="grid" count={10} label="正在加载科室" />}
        empty={<NoDepartments />}
      >
        {({ list, trainings }) => (
          <Stack gap={4}>
            <LinkTabs
              label="科室"
              variant="boxes"
              links={list.map(({ key, name }) => ({
                name,
                href: href('doctorsList', {}, { department: key }),
              }))}
            />
            {trainings.length > 0 && (
              <Section title="培训通知" moreHref={href('doctorsList', {}, { show: 'training' })}>
                <DepartmentArticles list={trainings} label="培训通知" />
              </Section>
            )}
            {list.map(each => (
              <DepartmentSection key={each.key} department={each} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Container>
  )
}

interface SectionProps {
  title: string
  moreHref: string
  children: ReactNode
}

function Section({ title, moreHref, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading title={title} titleId={id} moreHref={moreHref} />
      {children}
    </section>
  )
}

function DepartmentSection({ department }: { department: Department }) {
  const { key, name, describe, goods_count, goods, articles } = department
  const location = useLocation()
  return (
    <Stack gap={1}>
      <ZoneStrip
        title={name}
        words={[describe, `现货 ${goods_count} 种`]}
        url={href('doctorsList', {}, { department: key })}
        goods={goods}
        hrefOf={({ id }) => href('goods', { id })}
        actionHref={(action, goods) => buyActionHref(action, location, goods)}
      />
      {articles.length > 0 && <DepartmentArticles list={articles} label={`${name}文章`} />}
    </Stack>
  )
}

function NoDepartments() {
  return (
    <Empty
      title="优医荟暂时没有内容"
      text="内容更新后会显示在这里。"
      links={linksTo({ list: '看全部商品' })}
    />
  )
}
