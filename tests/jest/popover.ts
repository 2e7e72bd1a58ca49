/** jsdom has no popovers: this is what the browser does with `popover` and `popovertarget`, as far as tests need it. */
const open = new WeakSet<Element>();
const { matches } = Element.prototype;

Element.prototype.matches = function (selector: string) {
  return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
};

function toggle(panel: HTMLElement, show: boolean): void {
  if (open.has(panel) === show)
    throw new DOMException('The popover is in this state already.', 'InvalidStateError');
  const newState = show ? 'open' : 'closed';
  panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  if (open.has(panel) === show) return;
  if (show) open.add(panel);
  else open.delete(panel);
  panel.dispatchEvent(new Event('toggle'));
}

HTMLElement.prototype.showPopover = function () {
  toggle(this, true);
};
HTMLElement.prototype.hidePopover = function () {
  toggle(this, false);
};

document.addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented) return;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!button || !panel) return;
  const show = button.getAttribute('popovertargetaction') !== 'hide' && !open.has(panel);
  if (open.has(panel) !== show) toggle(panel, show);
});

/** What Escape does to an open popover. */
export function lightDismiss(panel: HTMLElement): void {
  panel.hidePopover();
}
