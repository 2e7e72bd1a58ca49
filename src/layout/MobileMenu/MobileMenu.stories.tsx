import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { type ComponentProps, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { focused, inPolish } from '../../../tests/fixtures/frames';
import { layout } from '../../../tests/fixtures/layout';
import { languages, other } from '../../../tests/fixtures/otherLanguages';
import { reads } from '../../../tests/fixtures/reads';
import { MobileMenu, mobileMenuId } from './MobileMenu';
import { MobileMenuRunner } from './MobileMenuRunner';
import { type MenuControl, sends } from './menuControl';

/** The menu with its opener, wired up as in the layout. */
function WithOpener(props: ComponentProps<typeof MobileMenu>) {
  const [menu, setMenu] = useState<MenuControl>();
  return (
    <div>
      <button type="button" popovertarget={mobileMenuId} onClick={sends(menu, 'mobileMenu.open')}>
        {layout.interface.menu.open}
      </button>
      <MobileMenu {...props} menu={menu} onMenu={setMenu} />
    </div>
  );
}

const meta = {
  component: MobileMenu,
  subcomponents: { MobileMenuRunner },
  args: {
    academy: layout.site.name,
    label: layout.navigation.label,
    items: layout.navigation.items,
    languages: [],
    onMenu: () => undefined,
  },
  render: (args) => <WithOpener {...args} />,
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['state:mobileMenu.closed'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  tags: ['state:mobileMenu.open.expanded'],
  parameters: inPolish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reads('Open menu') }));
    const menu = await canvas.findByRole('dialog', { name: reads('Main menu') });
    await waitFor(() => expect(menu).toHaveAttribute('data-state', 'open'));
    await expect(within(menu).getByRole('link', { name: reads('International Tours') })).toBeVisible();
    await expect(within(menu).getByRole('button', { name: reads('Close menu') })).toHaveFocus();
  },
};

export const GroupCollapsed: Story = {
  tags: ['state:mobileMenu.open.collapsed'],
  play: async (context) => {
    await Open.play?.(context);
    const menu = within(context.canvas.getByRole('dialog'));
    await context.userEvent.click(menu.getByText(reads('Coaching'), { selector: 'summary' }));
    await expect(menu.getByText(reads('International Tours'))).not.toBeVisible();
  },
};

export const ClosedByItsButton: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: reads('Close menu') }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByRole('button', { name: reads('Open menu') })).toHaveFocus();
  },
};

export const ClosedByALink: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.click(
      within(context.canvas.getByRole('dialog')).getByRole('link', { name: reads('FAQ') }),
    );
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The other language comes after the pages; following it closes the menu. */
export const TwoLanguages: Story = {
  args: { languages: other },
  play: async (context) => {
    await Open.play?.(context);
    const menu = within(context.canvas.getByRole('dialog'));
    const [first] = context.args.languages;
    await expect(menu.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
      'hreflang',
      first?.code,
    );
    menu.getByRole('link', { name: first?.name ?? '' }).scrollIntoView();
  },
};

export const ThreeLanguages: Story = { ...TwoLanguages, args: { languages } };

export const ClosedByTheOtherLanguage: Story = {
  args: { languages: other },
  play: async (context) => {
    await Open.play?.(context);
    const menu = within(context.canvas.getByRole('dialog'));
    await context.userEvent.click(menu.getByRole('link', { name: other[0]?.name ?? '' }));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LongWords: Story = {
  args: {
    items: layout.navigation.items.map((item) => ({ ...item, label: `Międzynarodowe ${item.label}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: reads('Open menu') }));
    await expect(await canvas.findByRole('dialog', { name: reads('Main menu') })).toBeVisible();
  },
};

export const Focused: Story = { ...Open, tags: ['!state:mobileMenu.open.expanded'], parameters: focused };
