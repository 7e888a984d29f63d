import { Button, LinkButton } from '@yaoji/ui/button'
import { href } from '../../routes'
import * as css from './PageError.css'

/** In place of a page that threw, or whose code did not load: what happened, and what to do. */
export function PageError() {
  return (
    <section className={css.root} role="alert">
      <h1 className={css.title}>页面没有打开</h1>
      <p>可能是网络中断，或页面刚刚更新。刷新后再试，您的购物车不受影响。</p>
      <div className={css.actions}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          刷新页面
        </Button>
        <LinkButton href={href('home')}>回首页</LinkButton>
      </div>
    </section>
  )
}
