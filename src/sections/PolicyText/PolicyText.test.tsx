/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { PolicyText } from './PolicyText';

it('links the mail address wherever a text has its place', () => {
  const section = {
    id: 'contact',
    title: 'Contact',
    paragraphs: ['Write to {email}, or call. Who writes to {email} gets an answer.'],
    points: ['By mail: {email}'],
  };
  const html = renderToStaticMarkup(<PolicyText sections={[section]} email="hello@a.example" />);
  expect(html).not.toContain('{email}');
  expect(html.match(/href="mailto:hello@a\.example"/g)).toHaveLength(3);
  expect(html).toContain('gets an answer.');
});
