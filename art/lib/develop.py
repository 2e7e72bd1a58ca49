"""From raw light to picture: denoise by the guides (albedo and normal passes), grade, set on the palette's exact colour."""
import os
import shutil
import sys
import tempfile

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from numba import njit, prange

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, ART)
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


@njit(parallel=True, fastmath=True, cache=True)
def _means(light, guess, var, albedo, normal, alpha, radius, patch, strength, tight):
    """Average each pixel with neighbours that look alike: in light (against the known noise) and in the guides."""
    h, w, ch = light.shape
    out = np.empty_like(light)
    for y in prange(h):
        for x in range(w):
            if alpha[y, x] < 1e-5:
                out[y, x] = light[y, x]
                continue
            acc = np.zeros(4, np.float32)
            total = np.float32(0)
            for dy in range(-radius, radius + 1):
                yy = y + dy
                if yy < 0 or yy >= h:
                    continue
                for dx in range(-radius, radius + 1):
                    xx = x + dx
                    if xx < 0 or xx >= w:
                        continue
                    f = np.float32(0)
                    for c in range(3):
                        d = albedo[y, x, c] - albedo[yy, xx, c]
                        f += d * d * np.float32(160)
                        d = normal[y, x, c] - normal[yy, xx, c]
                        f += d * d * tight
                    d = alpha[y, x] - alpha[yy, xx]
                    f += d * d * np.float32(30)
                    if f > 6:
                        continue
                    s = np.float32(0)
                    n = 0
                    for py in range(-patch, patch + 1):
                        for px in range(-patch, patch + 1):
                            y1, x1, y2, x2 = y + py, x + px, yy + py, xx + px
                            if y1 < 0 or x1 < 0 or y2 < 0 or x2 < 0 or y1 >= h or y2 >= h or x1 >= w or x2 >= w:
                                continue
                            for c in range(3):
                                d = guess[y1, x1, c] - guess[y2, x2, c]
                                v = var[y1, x1, c]
                                v2 = var[y2, x2, c]
                                s += (d * d - (v + min(v, v2))) / (np.float32(1e-4) + strength * (v + v2))
                            n += 3
                    s = max(np.float32(0), s / n)
                    wgt = np.exp(-(s + f))
                    total += wgt
                    for c in range(ch):
                        acc[c] += wgt * light[yy, xx, c]
            for c in range(ch):
                out[y, x, c] = acc[c] / total
    return out


def _without_sparks(e, paint):
    """Remove fireflies: pixels far brighter than those around them on the same paint."""
    calm, ground = (cv2.medianBlur(np.ascontiguousarray(im[..., :3]), 5) for im in (e, paint))
    spark = (e[..., :3].sum(-1) > calm.sum(-1) * 2.2 + .06) & (np.abs(paint - ground).max(-1) < .05)
    e = e.copy()
    e[spark, :3] = calm[spark]
    return e


def _noise(a, b, least):
    """Variance of the mean of two exposures, smoothed over a neighbourhood."""
    return np.ascontiguousarray(cv2.GaussianBlur(cv2.blur((a - b) ** 2 / 4, (9, 9)), (0, 0), 2)) + np.float32(least)


def _paint(a, b, alpha):
    """The albedo, with the grain at its edges averaged along them."""
    mean, flat = np.ascontiguousarray((a + b) / 2), np.zeros_like(a)
    var = cv2.GaussianBlur((a - b) ** 2 / 4, (0, 0), 1.5) + np.float32(2e-5)
    return _means(mean, mean, var, flat, flat, alpha, 4, 1, np.float32(.6), np.float32(0))


def denoise(a, b, albedo, normal):
    """Work on light without paint (divided by albedo), so that printed detail stays crisp and edges stay even."""
    a, b = (_without_sparks(e, p) for e, p in zip((a, b), albedo))
    alpha = np.ascontiguousarray(cv2.GaussianBlur((a + b)[..., 3] / 2, (0, 0), 1.2))
    paint = _paint(*albedo, alpha)
    half, bases = [], []
    for e, p in zip((a, b), albedo):
        base = np.where(p.sum(-1, keepdims=True) > .01, np.maximum(p, 0) + .03, 1)
        e = e.copy()
        e[..., :3] = np.log1p(np.maximum(e[..., :3], 0) / base * 2)
        half.append(e)
    mean = np.ascontiguousarray((half[0] + half[1]) / 2)
    var = _noise(half[0][..., :3], half[1][..., :3], 1e-6)
    paint_guide = np.ascontiguousarray(cv2.GaussianBlur(paint, (0, 0), .6))
    normal = np.ascontiguousarray(cv2.GaussianBlur(normal, (0, 0), .8))
    one = _means(mean, np.ascontiguousarray(mean[..., :3]), var, paint_guide, normal, alpha, 5, 1, np.float32(.55), np.float32(5))
    left = np.ascontiguousarray(np.maximum(var * .06, 1e-5))
    two = _means(mean, np.ascontiguousarray(one[..., :3]), left, paint_guide, normal, alpha, 6, 0, np.float32(4), np.float32(4))
    out = two * .75 + one * .25
    base = np.where(paint.sum(-1, keepdims=True) > .01, np.maximum(paint, 0) + .03, 1)
    out[..., :3] = np.expm1(out[..., :3]) / 2 * base
    return out, paint


@njit(parallel=True, fastmath=True, cache=True)
def _even(im, traits, edge, radius, ridge):
    """At edges, the picture as a linear function of its guides nearby: what they do not explain is grain."""
    h, w, ch = im.shape
    k = traits.shape[2]
    out = im.copy()
    for y in prange(h):
        left, right = np.zeros((k + 1, k + 1), np.float64), np.zeros((k + 1, ch), np.float64)
        f = np.ones(k + 1, np.float64)
        for x in range(w):
            if edge[y, x] < np.float32(.02):
                continue
            left[:] = 0
            right[:] = 0
            for yy in range(max(0, y - radius), min(h, y + radius + 1)):
                for xx in range(max(0, x - radius), min(w, x + radius + 1)):
                    wgt = np.exp(-((yy - y) ** 2 + (xx - x) ** 2) / (radius * radius * .6))
                    for i in range(k):
                        f[i + 1] = traits[yy, xx, i] - traits[y, x, i]
                    for i in range(k + 1):
                        for j in range(k + 1):
                            left[i, j] += wgt * f[i] * f[j]
                        for c in range(ch):
                            right[i, c] += wgt * f[i] * im[yy, xx, c]
            for i in range(1, k + 1):
                left[i, i] += ridge
            here = np.linalg.solve(left, right)[0]
            for c in range(ch):
                out[y, x, c] += (here[c] - im[y, x, c]) * edge[y, x]
    return out


def even_edges(im, paint, normal, alpha):
    """The guides know every outline without grain; take the picture's outlines from them."""
    traits = np.ascontiguousarray(np.concatenate((paint, normal * .4, alpha), -1).astype(np.float32))
    steep = np.sqrt(sum(cv2.Sobel(traits, cv2.CV_32F, *d, ksize=3) ** 2 for d in ((1, 0), (0, 1))).sum(-1)) / 8
    edge = np.clip(cv2.GaussianBlur(cv2.dilate(steep, np.ones((3, 3))), (0, 0), 1) / .03 - .6, 0, 1)
    return np.clip(_even(np.ascontiguousarray(im.astype(np.float32)), traits, np.ascontiguousarray(edge.astype(np.float32)), 3, .02), 0, 1)


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


def develop(folder, to, backdrop='green', sky=None, fade=(0, 0, 0, 0), exposure=1.0, glow=None, bloom=.25, vignette=0., quality=90, size=None, warmth=0., mist=None, cut=False):
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
        grade = grade + (bg - grade) * (1 - np.exp(-np.maximum(depth - near, 0) / reach))[..., None] * most
    if any(fade):  # a shadow alone is black with alpha: fade it out in an ellipse, not in a rectangle
        solid = np.clip(im[..., :3].max(-1, keepdims=True) / .014, 0, 1)
        r = np.sqrt(((xx - .5) / .5) ** 2 + ((yy - .5) / .5) ** 2)[..., None]
        t = np.clip((1 - r) / .42, 0, 1)
        alpha = alpha * (solid + (1 - solid) * t * t * (3 - 2 * t))
    alpha = alpha * edge
    out = even_edges(np.clip(grade, 0, 1) * alpha + bg * (1 - alpha), paint, normal, alpha)
    if bloom:
        hot = np.minimum(np.maximum(light * alpha - 1.15, 0), 6)
        halo = sum(cv2.GaussianBlur(hot, (0, 0), w * k) * m for k, m in ((.004, 1), (.014, .9), (.04, .8)))
        out = 1 - (1 - out) * (1 - np.clip(halo * bloom * edge, 0, 1))
    soft = cv2.GaussianBlur(out, (0, 0), 1.1)
    out = out + (out - soft) * .45
    if vignette:
        r = ((xx - .5) ** 2 + (yy - .5) ** 2) / .5
        out = out * (1 - vignette * r[..., None] ** 1.5)
    if cut:  # the sky is left out: whatever the picture stands on shows through
        clear = np.clip((out - bg * (1 - alpha)) / np.maximum(alpha, .02), 0, 1)
        return _write(np.concatenate((clear[..., ::-1], alpha), -1), to, size, [cv2.IMWRITE_PNG_COMPRESSION, 9])
    exact = (np.abs(out - colour(backdrop)).max(-1, keepdims=True) < .0024) & (not sky)
    out = np.where(exact, colour(backdrop), out)
    grain = np.random.default_rng(5).triangular(-1, 0, 1, (h, w, 1)).astype(np.float32) / 255  # against banding in soft glows
    out = np.where(exact, out, out + grain * .8)
    _write(np.clip(out, 0, 1)[..., ::-1], to, size, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])


def _write(px, to, size, options):
    px = (px * 255 + .5).astype(np.uint8)
    if size and (size[0], size[1]) != (px.shape[1], px.shape[0]):
        px = cv2.resize(px, tuple(size), interpolation=cv2.INTER_LANCZOS4 if px.shape[2] == 3 else cv2.INTER_CUBIC)
    with tempfile.TemporaryDirectory(prefix='.part-', dir=ART) as elsewhere:  # a build must never find half a picture
        part = os.path.join(elsewhere, 'part' + os.path.splitext(to)[1])
        cv2.imwrite(part, px, options)
        os.makedirs(os.path.dirname(os.path.abspath(to)), exist_ok=True)
        shutil.move(part, to)
