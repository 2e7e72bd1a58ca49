"""From raw light to picture: denoise by the guides (albedo and normal passes), grade, set on the palette's exact colour."""
import os
import shutil
import sys
import tempfile

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)
from lib.denoise import denoise, even_edges  # noqa: E402

HEX = dict(green='0f3d3e', amber='f2b541', red='a51d24', cream='f4efe4', ink='1b2a2f', mint='8fcfb4')


SKIES = dict(noon=[(0, '7fb2d0'), (.55, 'dfe7d6'), (1, 'f4e3bd')], gold=[(0, '7fb0c4'), (.5, 'f1d9a6'), (1, 'f4e3bd')],
             dusk=[(0, '2b5566'), (.3, 'c98a5f'), (.55, 'f2c98a')], mist=[(0, 'a9c8c9'), (.5, 'e9ead8')])


def colour(h):
    h = HEX.get(h, h).lstrip('#')
    return np.array([int(h[i:i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def _exr(path):
    im = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    if im.ndim == 2:
        return im[..., None]
    return im[..., [2, 1, 0, 3]] if im.shape[2] == 4 else im[..., ::-1]


def negative(folder):
    """Read the two exposures and their guides."""
    def load(half, name):
        d = os.path.join(folder, half)
        return _exr(os.path.join(d, next(f for f in sorted(os.listdir(d)) if f.startswith(name))))
    a, b = load('a', 'light'), load('b', 'light')
    albedo = [np.ascontiguousarray(load(half, 'albedo')[..., :3]) for half in 'ab']
    normal, depth = ((load('a', n) + load('b', n)) / 2 for n in ('normal', 'depth'))
    return a, b, albedo, normal[..., :3], depth[..., 0]


def tone(x, exposure=1.0, contrast=1.06):
    """Film-like shoulder that leaves mid colours as painted, then sRGB."""
    x = np.maximum(x * exposure, 0)
    k = .55
    x = np.where(x > k, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k))), x)
    s = np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - .055)
    s = (s - .5) * contrast + .5
    grey = s.mean(-1, keepdims=True)
    return np.clip(grey + (s - grey) * 1.05, 0, 1)


def _edge(h, w, fade):
    """1 inside, exactly 0 at the borders: left, top, right, bottom as shares of the frame (0 = bleeds off)."""
    def ramp(n, lo, hi):
        t, one = (np.arange(n) + .5) / n, np.ones(n, np.float32)
        def smooth(v): return v * v * (3 - 2 * v)
        if lo:
            one = one * smooth(np.clip((t - lo * .25) / (lo * .75), 0, 1))
        if hi:
            one = one * smooth(np.clip((1 - t - hi * .25) / (hi * .75), 0, 1))
        return one
    return (ramp(h, fade[1], fade[3])[:, None] * ramp(w, fade[0], fade[2])[None, :]).astype(np.float32)[..., None]


def develop(folder, to, backdrop='green', sky=None, fade=(0, 0, 0, 0), exposure=1.0, glow=None, bloom=.25, vignette=0., quality=None, size=None, warmth=0., mist=None, unshaded=(), cut=False, exact=False, shades=64):
    a, b, albedo, normal, depth = negative(folder)
    im, paint = denoise(a, b, albedo, normal)
    h, w = im.shape[:2]
    alpha = np.clip((im[..., 3:] - .012) / .976, 0, 1)
    light = im[..., :3] / np.maximum(im[..., 3:], 1e-3)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    yy, xx = yy / h, xx / w
    edge = _edge(h, w, fade)
    bg = np.ones((h, w, 3), np.float32) * colour(backdrop)
    if sky:
        sky = SKIES[sky] if isinstance(sky, str) else sky
        stops = [(p, colour(c)) for p, c in sky]
        bg = np.stack([np.interp(yy, [p for p, _ in stops], [c[i] for _, c in stops]) for i in range(3)], -1).astype(np.float32)
    for x, y, rx, ry, hx, amount in glow or ():
        g = np.exp(-(((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2))[..., None] * amount * edge
        bg = bg + (colour(hx) - bg) * g
    grade = tone(light, exposure) + np.array([.012, .003, -.014], np.float32) * warmth
    if mist:  # distant things fade into the sky: from which distance, how fast, how much
        near, reach, most = mist
        depth = depth / np.maximum(alpha[..., 0], .02)  # on an outline before the sky it is a share
        grade = grade + (bg - grade) * (1 - np.exp(-np.maximum(depth - near, 0) / reach))[..., None] * most
    if any(fade):  # a shadow alone is black with alpha: fade it out in an ellipse, not in a rectangle
        solid = np.clip(im[..., :3].max(-1, keepdims=True) / .014, 0, 1)
        r = np.sqrt(((xx - .5) / .5) ** 2 + ((yy - .5) / .5) ** 2)[..., None]
        t = np.clip((1 - r) / .42, 0, 1)
        alpha = alpha * (solid + (1 - solid) * t * t * (3 - 2 * t))
    for x, y, rx, ry in unshaded:  # a shadow beyond the island, which only shows how near the ground lies below
        solid = np.clip(im[..., :3].max(-1, keepdims=True) / .014, 0, 1)
        t = np.clip((np.sqrt(((xx - x) / rx) ** 2 + ((yy - y) / ry) ** 2)[..., None] - 1) / .35, 0, 1)
        alpha = alpha * (solid + (1 - solid) * t * t * (3 - 2 * t))
    alpha = alpha * edge
    out = even_edges(np.clip(grade, 0, 1) * alpha + bg * (1 - alpha), paint, normal, alpha)
    if bloom:
        hot = np.minimum(np.maximum(light * alpha - 1.15, 0), 6)
        halo = sum(cv2.GaussianBlur(hot, (0, 0), w * k) * m for k, m in ((.004, 1), (.014, .9), (.04, .8)))
        out = 1 - (1 - out) * (1 - np.clip(halo * bloom * edge, 0, 1))
    if cut:  # the sky is left out: whatever the picture stands on shows through
        clear = _sharp((out - bg * (1 - alpha)) / np.maximum(alpha, .02), alpha)
        px = np.concatenate((np.clip(clear, 0, 1)[..., ::-1], alpha), -1).astype(np.float32)
        return _write(bare(px) if cut == 'bare' else px, to, size, [cv2.IMWRITE_WEBP_QUALITY, 101 if exact else quality or 95], shades)
    out = _sharp(out, np.ones((h, w, 1), np.float32))
    if vignette:
        r = ((xx - .5) ** 2 + (yy - .5) ** 2) / .5
        out = out * (1 - vignette * r[..., None] ** 1.5)
    exact = (np.abs(out - colour(backdrop)).max(-1, keepdims=True) < .0024) & (not sky)
    out = np.where(exact, colour(backdrop), out)
    grain = np.random.default_rng(5).triangular(-1, 0, 1, (h, w, 1)).astype(np.float32) / 255  # against banding in soft glows
    out = np.where(exact, out, out + grain * .8)
    _write(np.clip(out, 0, 1)[..., ::-1], to, size, [cv2.IMWRITE_JPEG_QUALITY, quality or 90, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])


def _sharp(im, alpha):
    """Against what is seen alone: sharpened against the backdrop, an outline keeps a fringe of it on any other ground."""
    soft = cv2.GaussianBlur(im * alpha, (0, 0), 1.1) / np.maximum(cv2.GaussianBlur(alpha, (0, 0), 1.1)[..., None], 1e-3)
    return im + (im - soft) * .45


def bare(px):
    """Leaves the shadow out: on a light ground it is a grey smear, and a black line under the island it lies round."""
    colour, alpha = px[..., :3].copy(), px[..., 3].copy()
    alpha[(alpha < .3) & (colour.max(-1) < .2)] = 0
    clear = alpha < .3
    foot = ~np.maximum.accumulate(~clear[::-1])[::-1]  # nothing stands lower
    foot[:len(foot) * 2 // 3] = False
    inside = cv2.erode((alpha > .97).astype(np.uint8), np.ones((5, 5)))
    far, at = cv2.distanceTransformWithLabels(1 - inside, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    own = np.zeros((at.max() + 1, 3), np.float32)
    own[at[inside > 0]] = colour[inside > 0]
    own = own[at]
    rim = (cv2.dilate(foot.astype(np.uint8), np.ones((9, 9))) > 0) & (inside == 0)
    left = np.clip((colour * own).sum(-1) / np.maximum((own * own).sum(-1), 1e-3), 0, 1) * (far < 6)
    colour[rim], alpha[rim] = own[rim], (alpha * np.where(left < .75, left, 1))[rim]
    return np.dstack((colour, alpha))


def _resized(px, size):
    """What is clear must not bleed into the outlines, so colours are weighed by their alpha."""
    if px.shape[2] == 3:
        return cv2.resize(px, size, interpolation=cv2.INTER_LANCZOS4)
    weighed = cv2.resize(np.concatenate((px[..., :3] * px[..., 3:], px[..., 3:]), -1), size, interpolation=cv2.INTER_CUBIC)
    alpha = np.clip(weighed[..., 3:], 0, 1)
    return np.concatenate((weighed[..., :3] / np.maximum(alpha, 1 / 512), alpha), -1)


def _write(px, to, size, options, shades=64):
    if size and (size[0], size[1]) != (px.shape[1], px.shape[0]):
        px = _resized(px.astype(np.float32), tuple(size))
    px = np.clip(px, 0, 1)
    if px.shape[2] == 4:  # six bits are more than AVIF keeps, in half of the bytes; a clear pixel has no colour
        px = np.round(px * (shades - 1)) / (shades - 1) * (px[..., 3:] > 1 / 126)
    px = (px * 255 + .5).astype(np.uint8)
    with tempfile.TemporaryDirectory(prefix='.part-', dir=ART) as elsewhere:  # a build must never find half a picture
        part = os.path.join(elsewhere, 'part' + os.path.splitext(to)[1])
        cv2.imwrite(part, px, options)
        os.makedirs(os.path.dirname(os.path.abspath(to)), exist_ok=True)
        shutil.move(part, to)
