/** The style sheet of a card. Its size is fixed, so lengths are in pixels. */
export const cardCss = `
.SocialCard {
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  box-sizing: border-box;
  width: 1200px;
  height: 630px;
  padding: 64px 80px 72px;
  color: var(--color-text);
  background: var(--color-background);
  border-top: 14px solid var(--color-accent);
}

.SocialCard-site {
  display: flex;
  gap: 22px;
  align-items: center;
  font-size: 34px;
  font-weight: 600;
}

.SocialCard-icon {
  width: 52px;
  height: 52px;
}

.SocialCard-text {
  display: flex;
  flex-direction: column;
}

.SocialCard-title {
  display: block;
  font-size: 76px;
  font-weight: 700;
  line-height: 1.1;
  line-clamp: 3;
  letter-spacing: -0.03em;
  color: var(--color-heading);
  text-overflow: ellipsis;
  text-wrap: balance;
}

.SocialCard-description {
  display: block;
  margin-top: 28px;
  font-size: 34px;
  line-height: 1.4;
  line-clamp: 3;
  color: var(--color-muted);
  text-overflow: ellipsis;
}
`;
