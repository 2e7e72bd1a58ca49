"""From raw light to picture: remove grain with the help of the guides, grade, set on the palette's exact colour."""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from numba import njit, prange

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEX = dict(green='0f3d3e', amber='f2b541', red='a51d24', cream='f4efe4', ink='1b2a2f')


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
    """The two exposures and their guides."""
    def load(half, name):
        d = os.path.join(folder, half)
        return _exr(os.path.join(d, next(f for f in sorted(os.listdir(d)) if f.startswith(name))))
    a, b = load('a', 'light'), load('b', 'light')
    guide = {n: (load('a', n) + load('b', n)) / 2 for n in ('albedo', 'normal', 'depth')}
    return a, b, guide['albedo'][..., :3], guide['normal'][..., :3], guide['depth'][..., 0]


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


def denoise(a, b, albedo, normal):
    """Work on light without paint (divided by albedo), so that printed detail stays crisp."""
    base = np.maximum(albedo, .0) + .03
    base = np.where(albedo.sum(-1, keepdims=True) > .01, base, 1)
    half = []
    for e in (a, b):
        e = e.copy()
        e[..., :3] = np.log1p(np.maximum(e[..., :3], 0) / base * 2)
        half.append(e)
    mean = (half[0] + half[1]) / 2
    var = cv2.blur(((half[0] - half[1]) ** 2)[..., :3] / 4, (9, 9))
    var = np.ascontiguousarray(cv2.GaussianBlur(var, (0, 0), 2)) + 1e-6
    albedo, normal = (np.ascontiguousarray(cv2.GaussianBlur(g, (0, 0), .6)) for g in (albedo, normal))
    alpha = np.ascontiguousarray(cv2.GaussianBlur(mean[..., 3], (0, 0), 1.2))
    mean = np.ascontiguousarray(mean)
    one = _means(mean, np.ascontiguousarray(mean[..., :3]), var, albedo, normal, alpha, 5, 1, np.float32(.55), np.float32(5))
    left = np.ascontiguousarray(np.maximum(var * .06, 1e-5))
    two = _means(mean, np.ascontiguousarray(one[..., :3]), left, albedo, normal, alpha, 6, 0, np.float32(4), np.float32(4))
    out = two * .75 + one * .25
    out[..., :3] = np.expm1(out[..., :3]) / 2 * base
    return out


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


def develop(folder, to, backdrop='green', sky=None, fade=(0, 0, 0, 0), exposure=1.0, glow=None, bloom=.25, vignette=0., quality=90, size=None, warmth=0.):
    a, b, albedo, normal, depth = negative(folder)
    im = denoise(a, b, albedo, normal)
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
    if any(fade):  # a bare shadow is black light with cover: let it die away in an ellipse, not in a rectangle
        solid = np.clip(im[..., :3].max(-1, keepdims=True) / .014, 0, 1)
        r = np.sqrt(((xx - .5) / .5) ** 2 + ((yy - .5) / .5) ** 2)[..., None]
        t = np.clip((1 - r) / .42, 0, 1)
        alpha = alpha * (solid + (1 - solid) * t * t * (3 - 2 * t))
    alpha = alpha * edge
    out = np.clip(grade, 0, 1) * alpha + bg * (1 - alpha)
    if bloom:
        hot = np.minimum(np.maximum(light * alpha - 1.15, 0), 6)
        halo = sum(cv2.GaussianBlur(hot, (0, 0), w * k) * m for k, m in ((.004, 1), (.014, .9), (.04, .8)))
        out = 1 - (1 - out) * (1 - np.clip(halo * bloom * edge, 0, 1))
    soft = cv2.GaussianBlur(out, (0, 0), 1.1)
    out = out + (out - soft) * .45
    if vignette:
        r = ((xx - .5) ** 2 + (yy - .5) ** 2) / .5
        out = out * (1 - vignette * r[..., None] ** 1.5)
    exact = (np.abs(out - colour(backdrop)).max(-1, keepdims=True) < .0024) & (not sky)
    out = np.where(exact, colour(backdrop), out)
    grain = np.random.default_rng(5).triangular(-1, 0, 1, (h, w, 1)).astype(np.float32) / 255  # against banding in soft glows
    out = np.where(exact, out, out + grain * .8)
    px = (np.clip(out, 0, 1) * 255 + .5).astype(np.uint8)[..., ::-1]
    if size and (size[0], size[1]) != (w, h):
        px = cv2.resize(px, tuple(size), interpolation=cv2.INTER_LANCZOS4)
    part = to + '.part.jpg'
    os.makedirs(os.path.dirname(os.path.abspath(to)), exist_ok=True)
    cv2.imwrite(part, px, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
    os.replace(part, to)
